import { PickField } from '#app/areas/desk/search/cards/pick-field.tsx'
import { PickNames } from '#app/areas/desk/search/cards/pick-names.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { lastDayOf } from './day-span.ts'

interface WhomFieldsProps {
  /** What there is; undefined for something new. */
  of: { city_id: number | null; channel: number | null; begin_time: string | null; end_time: string | null } | undefined
  cities: readonly { id: number; name: string }[]
}

/** Fields of a form of what is shown to some, for some days: `city`, `channel`, `from`, `until`; empty is for all. */
export const WhomFields = ({ of, cities }: WhomFieldsProps) => (
  <>
    <Select
      label="城市"
      name="city"
      defaultValue={of?.city_id ?? ''}
      placeholder="所有城市"
      options={cities.map(({ id, name }) => ({ value: id, text: name }))}
    />
    <PickField label="渠道" name="channel" kind="channel" picked={[of?.channel]} hint="不选就是所有渠道" />
    <div className="grid grid-cols-2 gap-x-12">
      <Field label="从哪天（可不填）" name="from" keyboard="date" defaultValue={of?.begin_time?.slice(0, 10)} />
      <Field label="到哪天（可不填）" name="until" keyboard="date" defaultValue={lastDayOf(of?.end_time)} />
    </div>
  </>
)

interface WhomProps {
  city_id: number | null
  city_name: string
  channel: number | null
}

/** Whom it is for, in words. */
export const Whom = ({ city_id, city_name, channel }: WhomProps) => (
  <>
    {city_id === null ? '所有城市' : city_name}
    {channel !== null && (
      <>
        ，<PickNames kind="channel" ids={[channel]} />
      </>
    )}
  </>
)
