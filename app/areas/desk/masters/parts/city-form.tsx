import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskCities, deskCityChange } from '../contract.ts'

/** A city that the desk keeps. */
export type ManagedCity = CallOutput<typeof deskCities>['list'][number]

interface CityFormProps {
  city: ManagedCity
  onClose: () => void
  onSaved: () => void
}

const sheet = { hot_rank: 'text', is_open: 'flag', is_default: 'flag' } as const

/** Whether a city is shown, where it stands among the hot ones, and whether it is the default. */
export function CityForm({ city, onClose, onSaved }: CityFormProps) {
  const { city_id, full_name, hot_rank, is_open, is_default } = city
  return (
    <EditForm
      title={`修改${full_name}`}
      action="保存"
      refusedFields={{ 'too-many': 'hot_rank' }}
      edited={city}
      save={(form, send) => send(deskCityChange, { ...readForm(deskCityChange, form, sheet), city_id })}
      said={() => '城市已保存，十几秒后所有人都能看到'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <NumberField
        label="热门排序（小的在前）"
        name="hot_rank"
        unit="位"
        hint="不填就不是热门城市"
        min={1}
        max={999}
        defaultValue={hot_rank ?? undefined}
      />
      <Checkbox name="is_open" defaultChecked={is_open === 1}>
        显示：患者选得到这个城市
      </Checkbox>
      <Checkbox name="is_default" defaultChecked={is_default === 1}>
        默认城市：没有说过自己在哪的人，看到这里
      </Checkbox>
    </EditForm>
  )
}
