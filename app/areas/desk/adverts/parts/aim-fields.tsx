import { PickField } from '#app/areas/desk/search/cards/pick-field.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Select } from '#kit/ui/select.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskAdverts } from '../contract.ts'

interface AimFieldsProps {
  aim: CallOutput<typeof deskAdverts>['list'][number] | undefined
  topics: Readonly<Record<number, string>>
}

/** Who sees an advert, how often, and beside what it never stands. */
export function AimFields({ aim, topics }: AimFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-x-12">
        <NumberField label="权重" name="weight" unit="份" min={1} max={100} defaultValue={aim?.weight ?? 1} required />
        <NumberField
          label="每人每天最多看"
          name="most_a_day"
          unit="次"
          min={1}
          max={100}
          defaultValue={aim?.most_a_day ?? undefined}
          hint="列表里的广告才受限"
        />
        <NumberField
          label="一共最多看"
          name="most_views"
          unit="次"
          min={1}
          max={100_000_000}
          defaultValue={aim?.most_views ?? undefined}
          hint="到了就不再显示"
        />
        <Select
          label="性别"
          name="sex"
          defaultValue={aim?.sex ?? ''}
          options={[
            { value: '', text: '不限' },
            { value: 'female', text: '女' },
            { value: 'male', text: '男' },
          ]}
        />
        <NumberField
          label="最小年龄"
          name="min_age"
          unit="岁"
          min={0}
          max={120}
          defaultValue={aim?.min_age ?? undefined}
        />
        <NumberField
          label="最大年龄"
          name="max_age"
          unit="岁"
          min={0}
          max={120}
          defaultValue={aim?.max_age ?? undefined}
        />
      </div>
      <PickField label="城市" name="city_ids" kind="city" picked={aim?.city_ids ?? []} many hint="不选就是所有城市" />
      <PickField
        label="渠道"
        name="channel_ids"
        kind="channel"
        picked={aim?.channel_ids ?? []}
        many
        hint="不选就是所有渠道"
      />
      <fieldset>
        <legend className="pb-6 text-14 font-medium">不放在这些栏目的内容旁边（同一种病的广告要避开）</legend>
        <div className="flex flex-wrap gap-x-16">
          {Object.entries(topics).map(([id, text]) => (
            <Checkbox key={id} name="topic_ids" value={id} defaultChecked={aim?.topic_ids.includes(Number(id))}>
              {text}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </>
  )
}
