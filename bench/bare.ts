// The bare limit: node:http and one prepared statement of pg, on the same database server. Nobody is
// asked who they are, nothing is checked. Run as a process of its own; prints its port.
import { createServer } from 'node:http';
import pg from 'pg';

const access: pg.ClientConfig = JSON.parse(process.env['BARE_DATABASE'] ?? '{}');
const pool = new pg.Pool({ ...access, max: 16 });
await pool.query(
  'create table if not exists bare (id uuid primary key, title text, planned_on date, notes text)',
);

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => void answer());

  async function answer(): Promise<void> {
    if (request.method === 'POST') {
      const { id, title, plannedOn, notes } = JSON.parse(body);
      const text = 'insert into bare values ($1, $2, $3, $4) returning *';
      const { rows } = await pool.query({
        name: 'insert',
        text,
        values: [id, title, plannedOn, notes],
      });
      response.end(JSON.stringify(rows[0]));
      return;
    }
    const text = `select * from tasks order by id limit $1`;
    const { rows } = await pool.query({
      name: 'list',
      text,
      values: [url.searchParams.get('limit')],
    });
    response.end(JSON.stringify(rows));
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});
