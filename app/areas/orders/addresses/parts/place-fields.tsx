import { Select } from '#kit/ui/select.tsx'
import { type Division, useDivisions } from './use-divisions.ts'

/** The chosen divisions, '' where none is. */
export interface Place {
  province_id: string
  city: string
  area: string
  street: string
}

export const numberOf = (text: string) => (text === '' ? undefined : Number(text))
const optionsOf = (divisions: readonly Division[] = []) =>
  divisions.map(({ area_id, area_name }) => ({ value: area_id, text: area_name }))

interface PlaceFieldsProps {
  place: Place
  error: string | undefined
  onChange: (place: Place) => void
}

/**
 * Province, city, district, street: each offers what lies in the one before; a city without districts its streets, and a province
 * without cities nothing more: the rest is written.
 */
export function PlaceFields({ place, error, onChange }: PlaceFieldsProps) {
  const provinces = useDivisions(0)
  const cities = useDivisions(numberOf(place.province_id))
  const hasCities = cities?.length !== 0
  const below = useDivisions(numberOf(place.city))
  const hasDistricts = below?.some(({ level }) => level === 3) ?? true
  const ofArea = useDivisions(hasDistricts ? numberOf(place.area) : undefined)
  const streets = hasDistricts ? ofArea : below
  return (
    <>
      <Select
        label="省份"
        placeholder={provinces ? '请选择' : '正在加载…'}
        options={optionsOf(provinces)}
        value={place.province_id}
        error={error}
        onChange={({ target }) => onChange({ province_id: target.value, city: '', area: '', street: '' })}
      />
      {hasCities && (
        <Select
          label="城市"
          placeholder="请选择"
          disabled={!cities}
          options={optionsOf(cities)}
          value={place.city}
          onChange={({ target }) => onChange({ ...place, city: target.value, area: '', street: '' })}
        />
      )}
      {hasCities && hasDistricts && (
        <Select
          label="区县"
          placeholder="请选择"
          disabled={!below}
          options={optionsOf(below)}
          value={place.area}
          onChange={({ target }) => onChange({ ...place, area: target.value, street: '' })}
        />
      )}
      {hasCities && (
        <Select
          label="街道"
          placeholder="不确定可以不选"
          disabled={!streets}
          options={optionsOf(streets)}
          value={place.street}
          onChange={({ target }) => onChange({ ...place, street: target.value })}
        />
      )}
    </>
  )
}
