import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The little of S3 that we use, with one way to sign. */
export async function aBucket() {
  const kept = new Map<string, { bytes: Buffer; at: Date }>();
  const listening = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.statusCode = status;
      response.end(body);
    });
  });
  async function answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body?: Buffer | string }> {
    const url = new URL(request.url ?? '', 'http://bucket');
    if (!(await isSigned(request))) return { status: 403 };
    const key = url.pathname.replace(/^\/files\//, '');
    if (url.searchParams.has('list-type')) return { status: 200, body: listing(url) };
    if (request.method === 'PUT') kept.set(key, { bytes: await buffer(request), at: new Date() });
    if (request.method === 'DELETE') kept.delete(key);
    if (request.method !== 'GET') return { status: 200 };
    const found = kept.get(key);
    return found ? { status: 200, body: found.bytes } : { status: 404 };
  }
  // Two to a page, so that there is more than one.
  function listing(url: URL): string {
    const from = Number(url.searchParams.get('continuation-token') ?? 0);
    const all = [...kept].slice(from, from + 2);
    const contents = all.map(
      ([key, { at }]) =>
        `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Owner><ID>me</ID></Owner></Contents>`,
    );
    const next =
      from + 2 < kept.size ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
  }
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo; // It listens on a port.
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'files',
      region: 'eu-west-3',
      accessKeyId: 'LARK',
      secretAccessKey: 'harbour',
    },
    objects: kept,
    close: () => listening.close(),
  };
}

// The signature is made anew from what came, as the service does.
async function isSigned(request: IncomingMessage): Promise<boolean> {
  const { AwsV4Signer } = await import('aws4fetch');
  const { authorization = '', host } = request.headers;
  const signer = new AwsV4Signer({
    method: request.method ?? 'GET',
    url: `http://${host}${request.url}`,
    headers: { 'x-amz-content-sha256': String(request.headers['x-amz-content-sha256']) },
    accessKeyId: 'LARK',
    secretAccessKey: 'harbour',
    region: 'eu-west-3',
    service: 's3',
    datetime: String(request.headers['x-amz-date']),
  });
  const signature = await signer.signature();
  return authorization.includes('Credential=LARK/') && authorization.endsWith(signature);
}
