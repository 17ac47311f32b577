import { chromium } from '@playwright/test';
import { startServer } from './product.ts';
import { personWith, openPage } from './pages.ts';
const product = await startServer();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-dev-shm-usage','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run','--disable-quic'] });
const cookie = await personWith(product, 100, 100);
for (let i=0;i<3;i++){
const { context, page } = await openPage(browser, `${product.origin}/today`, cookie);
page.on('console', m => m.type()==='error' && console.log(m.text()));
const tr = async (label: string) => { await page.waitForFunction(() => Reflect.has(window, 'listedAt'));
const listed = await page.evaluate(() => Number(Reflect.get(window, 'listedAt')));
const res = await page.evaluate(() => performance.getEntriesByType('resource').map((r: any) => ({ n: r.name.replace(/.*\//,'').slice(0,40), s: Math.round(r.startTime), e: Math.round(r.responseEnd), b: r.encodedBodySize })));
if (i==2) { for (const r of res.filter(r=>r.s<listed).sort((a,b)=>a.s-b.s)) console.log(String(r.s).padStart(6), String(r.e).padStart(6), String(r.b).padStart(8), r.n);} console.log(label, listed, res.filter(r=>r.n.endsWith('.js')&&r.e<listed).reduce((s,r)=>s+r.b,0)/1024);}
await tr('cold'); await page.waitForTimeout(2000); await page.reload(); await tr('warm');
await context.close();
}
await browser.close(); await product.stop();
