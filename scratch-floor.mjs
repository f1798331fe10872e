import { chromium } from '@playwright/test'
import { newerNames } from './tools/floor/newer-names.ts'
import { chromiumFlags } from './tools/chromium.ts'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumFlags })
const p = await b.newPage({ viewport: { width: 375, height: 812 } })
p.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('C', m.text().slice(0, 400)))
p.on('pageerror', (e) => console.log('E', e.stack?.slice(0, 500)))
if (process.argv[2] !== 'plain') await p.addInitScript((members) => {
  for (const [object, name, isStatic] of members) {
    const owner = window[object]
    for (const holder of isStatic ? [owner] : [owner, owner?.prototype])
      if (holder && Object.getOwnPropertyDescriptor(holder, name)?.configurable) Reflect.deleteProperty(holder, name)
  }
}, newerNames().members)
await p.goto('http://127.0.0.1:4106/doctor/index?city_id=5', { waitUntil: 'networkidle' })
console.log(await p.title())
await p.waitForTimeout(3000)
console.log(await p.title())
await b.close()
