import { chromium } from '@playwright/test';
import { startServer } from './product.ts';
import { personWith, openPage } from './pages.ts';
const product = await startServer();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-dev-shm-usage','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run','--disable-quic'] });
const cookie = await personWith(product, 90, 90);
for (let i=0;i<3;i++){
const context = await browser.newContext({ timezoneId: 'UTC', viewport: { width: 1440, height: 900 } });
const [name, value] = cookie.split('='); await context.addCookies([{ name: name!, value: value!, url: product.origin }]);
const page = await context.newPage();
await page.addInitScript(() => { const log: string[] = []; Reflect.set(window,'log',log); let last=''; new MutationObserver(() => { const r=document.getElementById('root'); const t = r ? `${r.querySelector('.guard')?'guard ':''}${r.querySelector('main')?'main ':''}${r.querySelector('.sidebar, aside, nav')?'side ':''}${r.querySelector('h1')?'h1 ':''}${r.querySelector('.skeleton, [class*=skel]')?'skel ':''}${r.querySelectorAll('input[type=checkbox]').length} ${r.textContent!.slice(0,40)}` : ''; if (t!==last) { last=t; log.push(Math.round(performance.now())+' '+t) } }).observe(document, {childList:true,subtree:true}); 
const of = window.fetch; window.fetch = (...a) => { const u=String((a[0] as any).url ?? a[0]); log.push(Math.round(performance.now())+' fetch '+u); const p=of(...a); void p.then(()=>log.push(Math.round(performance.now())+' done '+u)); return p };
const oo = indexedDB.open.bind(indexedDB); indexedDB.open = (...a: [string]) => { const r=oo(...a); log.push(Math.round(performance.now())+' idb open'); r.addEventListener('success',()=>log.push(Math.round(performance.now())+' idb opened')); return r }; });
await page.goto(product.origin+'/today'); await page.getByRole('checkbox').first().waitFor(); await page.waitForTimeout(500);
if (i) console.log((await page.evaluate(() => Reflect.get(window,'log') as string[])).join('\n'),'\n');
await context.close(); }
await browser.close(); await product.stop();
