import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * `node tools/emblems.ts` draws what is printed on packs, once: from two free sets into kit/pictures/emblems.json, so that
 * the product needs neither. A name more here, and run it again.
 */
const sets = {
  '@iconify-json/fluent-emoji-flat':
    'adhesive-bandage anatomical-heart automobile bowl-with-spoon drop-of-blood droplet fish ' +
    'glasses glass-of-milk herb hot-beverage lotion-bottle microscope package ' +
    'sparkles stethoscope sun syringe tangerine thermometer toothbrush tooth bed heart-hands leafy-green pill',
  '@iconify-json/healthicons':
    'asthma-inhaler baby-0306m home oncology pregnant clean-hands dental-hygiene diabetes-measure eye hearing-aid hpv intestine joints lungs medicine-mortar ' +
    'mental-health odontology odontology-implant ppe-mask-n95 spine stomach xray communication sleepy eyeglasses',
}

const setOf = z.object({
  width: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
})

const find = createRequire(import.meta.url)
const emblems: Record<string, { size: number; body: string }> = {}
for (const [name, wanted] of Object.entries(sets)) {
  const { width, icons } = setOf.parse(JSON.parse(readFileSync(find.resolve(`${name}/icons.json`), 'utf8')))
  for (const one of wanted.split(' ')) {
    const found = icons[one]
    if (found) emblems[one] = { size: width, body: found.body }
    else process.stderr.write(`${name} has no ${one}\n`)
  }
}
const file = join(import.meta.dirname, '../kit/pictures/emblems.json')
writeFileSync(file, `${JSON.stringify(emblems, null, 2)}\n`)
