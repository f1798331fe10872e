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
    <Field
      label="渠道号"
      name="channel"
      keyboard="number"
      defaultValue={of?.channel ?? undefined}
      placeholder="不填就是所有渠道"
    />
    <div className="grid grid-cols-2 gap-x-12">
      <Field label="从哪天（可不填）" name="from" keyboard="date" defaultValue={of?.begin_time?.slice(0, 10)} />
      <Field label="到哪天（可不填）" name="until" keyboard="date" defaultValue={lastDayOf(of?.end_time)} />
    </div>
  </>
)

/** Whom it is for, in words. */
export const whomWords = ({
  city_id,
  city_name,
  channel,
}: {
  city_id: number | null
  city_name: string
  channel: number | null
}): string =>
  [city_id === null ? '所有城市' : city_name, channel === null ? '' : `渠道 ${channel}`].filter(Boolean).join('，')
