import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { WhomFields } from '#app/desk-shell/whom-fields.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type BlockPlace, blocks, placeNames, usualPosition } from '../../rules.ts'
import { deskBlockAdd, deskBlockChange, type deskBlocks } from '../contract.ts'
import { blockName } from './block-name.ts'

interface BlockFormProps {
  rule: CallOutput<typeof deskBlocks>['list'][number] | undefined
  cities: readonly { id: number; name: string }[]
  onClose: () => void
  onSaved: () => void
}

const sheet = {
  place: Object.keys(blocks) as BlockPlace[],
  block: 'text',
  channel: 'text',
  city: 'text',
  position: 'text',
  is_hidden: 'flag',
  from: 'text',
  until: 'text',
} as const

/** What is said of a block: where it stands or that it is hidden, for whom, from when to when. */
export function BlockForm({ rule, cities, onClose, onSaved }: BlockFormProps) {
  const [place, setPlace] = useState<BlockPlace>(rule?.place ?? 'home')
  return (
    <EditForm
      title={rule ? '修改规则' : '新增规则'}
      action="保存"
      edited={rule}
      save={(form, send) => {
        const written = readForm(deskBlockAdd, form, sheet)
        return rule ? send(deskBlockChange, { ...written, rule_id: rule.rule_id }) : send(deskBlockAdd, written)
      }}
      refusedFields={{ block: 'block', city: 'city', span: 'until' }}
      said={() => '规则已保存，十几秒后所有人都能看到'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Select
        label="位置"
        name="place"
        value={place}
        onChange={({ target }) => setPlace(target.value as BlockPlace)}
        options={Object.entries(placeNames).map(([value, text]) => ({ value, text }))}
      />
      <Select
        key={place}
        label="板块"
        name="block"
        defaultValue={rule?.place === place ? rule.block : undefined}
        options={blocks[place].map((block) => ({ value: block, text: blockName(place, block) }))}
      />
      <NumberField
        label="排序"
        name="position"
        unit="位"
        min={0}
        max={999}
        defaultValue={rule?.position ?? usualPosition(place, blocks[place][0])}
        required
      />
      <WhomFields of={rule} cities={cities} />
      <Checkbox name="is_hidden" defaultChecked={rule?.is_hidden === 1}>
        隐藏这个板块
      </Checkbox>
    </EditForm>
  )
}
