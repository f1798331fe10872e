import { expect, test } from 'vitest'
import { checkTypedIds } from './check-typed-ids.ts'
import { treeOf } from './planted.ts'

const form = 'app/areas/location/desk/parts/city-form.tsx'

test.each([
  [form, '<Field label="城市编号" name="city_ids" defaultValue={(ids ?? []).join()} />'],
  [form, '<NumberField label="商品编号" unit="号" min={1} name="goods_id" required />'],
  [form, `<Field\n  key={\`channel \${channel}\`}\n  label="渠道号"\n  name="channel"\n/>`],
  [
    'app/areas/desk/adverts/parts/aim-fields.tsx',
    '<Field onChange={({ target }) => set(target.value)} name="unit_id" />',
  ],
  ['app/desk-shell/whom-fields.tsx', '<Field name="channel" />'],
])('an id that is typed at a desk is found in %s: %s', (file, text) => {
  expect(checkTypedIds(treeOf({ [file]: text })).map((found) => [found.rule, found.file])).toEqual([['typed-id', file]])
})

test.each([
  [form, '<><Field label="名称" name="city_name" /><Select name="city_id" options={options} /></>'],
  [form, '<PickField label="城市" name="city_ids" kind="city" picked={ids} />'],
  ['app/areas/location/parts/city-form.tsx', '<Field label="就诊卡号" name="card_id" />'],
])('what is picked, is no id, or is not of a desk is no fault in %s: %s', (file, text) => {
  expect(checkTypedIds(treeOf({ [file]: text }))).toEqual([])
})
