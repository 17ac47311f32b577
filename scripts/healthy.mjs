// What a container's health check asks: whether the server of this machine is ready.

const address = `http://127.0.0.1:${process.env.PORT || 3000}/api/v1/ready`;
const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) }).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
