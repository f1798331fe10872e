import { PickField } from '#app/areas/desk/search/cards/pick-field.tsx'
import { lastDayOf } from '#app/desk-shell/day-span.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { PositionField } from '#app/desk-shell/position-field.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type AdvertPlace, advertPlaces } from '../../rules.ts'
import { deskSearchWordAdd, deskSearchWordChange, type deskSearchWords } from '../contract.ts'

/** A word around the search that the desk keeps. */
export type ManagedWord = CallOutput<typeof deskSearchWords>['list'][number]

interface WordFormProps {
  word: ManagedWord | undefined
  cities: readonly { id: number; name: string }[]
  onClose: () => void
  onSaved: () => void
}

const sheet = {
  place: Object.keys(advertPlaces) as AdvertPlace[],
  word: 'text',
  link: 'text',
  city: 'text',
  channel: 'text',
  is_ad: 'flag',
  position: 'text',
  from: 'text',
  until: 'text',
} as const

/** A word around the search: where it stands, where it leads, for whom, from when to when. */
export function WordForm({ word, cities, onClose, onSaved }: WordFormProps) {
  const today = useToday()
  return (
    <EditForm
      title={word ? '修改搜索词' : '新增搜索词'}
      action="保存"
      refusedFields={{ city: 'city', link: 'link', prescription: 'link', span: 'until' }}
      edited={word}
      save={(form, send) => {
        const written = readForm(deskSearchWordAdd, form, sheet)
        return word
          ? send(deskSearchWordChange, { ...written, word_id: word.word_id })
          : send(deskSearchWordAdd, written)
      }}
      said={() => '搜索词已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Select
        label="位置"
        name="place"
        defaultValue={word?.place ?? 'box'}
        options={Object.entries(advertPlaces).map(([value, text]) => ({ value, text }))}
      />
      <Field label="词" name="word" maxLength={30} defaultValue={word?.word} required />
      <Field
        label="点开到（搜索框的词可不填）"
        name="link"
        maxLength={300}
        defaultValue={word?.link}
        placeholder="/doctor/index"
      />
      <Select
        label="城市"
        name="city"
        defaultValue={word?.city_id ?? ''}
        placeholder="所有城市"
        options={cities.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <PickField label="渠道" name="channel" kind="channel" picked={[word?.channel]} hint="不选就是所有渠道" />
      <PositionField defaultValue={word?.position ?? 0} />
      <div className="grid grid-cols-2 gap-x-12">
        <Field
          label="从哪天"
          name="from"
          keyboard="date"
          defaultValue={word?.begin_time.slice(0, 10) ?? today}
          required
        />
        <Field label="到哪天（可不填）" name="until" keyboard="date" defaultValue={lastDayOf(word?.end_time)} />
      </div>
      <Checkbox name="is_ad" defaultChecked={word?.is_ad === 1}>
        收费的广告（页面上标“广告”，长辈版不显示）
      </Checkbox>
    </EditForm>
  )
}
