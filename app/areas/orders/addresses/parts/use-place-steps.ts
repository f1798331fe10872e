import { isOfStatistics, type Place, type PlaceLevel } from '../rules.ts'
import { type Division, type Divisions, useDivisions } from './use-divisions.ts'

/** One of the choices that lead to a place: what there is, and what is chosen. */
export interface PlaceStep {
  level: PlaceLevel
  divisions: Divisions
  options: readonly Division[]
  chosenId: number | undefined
  /** The place when one of its divisions is taken: what lay below another falls away. */
  placeWith: (division: Division) => Place
}

/**
 * The choices of a place, each from what lies in the one before. Counties right below a province stand among its cities; a city
 * without districts is followed by its streets, and a province without cities by nothing: the rest is written.
 */
export const usePlaceSteps = (place: Place): PlaceStep[] => {
  const { province_id: province, city, area } = place
  const provinces = useDivisions(0)
  const cities = useDivisions(province?.id)
  const nameless = cities.list?.find((one) => isOfStatistics(one.area_name))
  const counties = useDivisions(nameless?.area_id)
  const ofCity = useDivisions(city?.id)
  const hasDistricts = ofCity.list?.some(({ level }) => level === 3) ?? true
  const ofArea = useDivisions(hasDistricts ? area?.id : undefined)

  const steps = [
    provinceStep(place, provinces),
    province && cityStep(place, { cities, counties, nameless }),
    city && !isOfStatistics(city.name) && hasDistricts && areaStep(place, ofCity),
    city && (area || !hasDistricts) && streetStep(place, hasDistricts ? ofArea : ofCity),
  ]
  return steps.filter((step) => step !== undefined && step !== false).filter(({ divisions }) => hasAny(divisions))
}

/** The level that is still to be chosen, or may be: without a city, and without a district where there are any, no parcel arrives. */
export const missingLevel = (steps: readonly PlaceStep[]): PlaceLevel | undefined =>
  steps.find(({ level, chosenId }) => level !== 'street' && chosenId === undefined)?.level

const named = ({ area_id, area_name }: Division) => ({ id: area_id, name: area_name })
/** Or may have: nobody knows yet. */
const hasAny = ({ list }: Divisions) => list?.length !== 0

const provinceStep = ({ province_id }: Place, provinces: Divisions): PlaceStep => ({
  level: 'province_id',
  divisions: provinces,
  options: provinces.list ?? [],
  chosenId: province_id?.id,
  placeWith: (one) => ({ province_id: named(one) }),
})

interface BelowProvince {
  cities: Divisions
  /** What has no city above it, and the row of the statistics that stands in its place. */
  counties: Divisions
  nameless: Division | undefined
}

const cityStep = ({ province_id, city, area }: Place, { cities, counties, nameless }: BelowProvince): PlaceStep => ({
  level: 'city',
  // The list of cities has come when its counties have.
  divisions: nameless && !counties.list ? counties : cities,
  options: [...(cities.list ?? []).filter((one) => one !== nameless), ...(counties.list ?? [])],
  chosenId: city && isOfStatistics(city.name) ? area?.id : city?.id,
  placeWith: (one) =>
    nameless && one.parent_id === nameless.area_id
      ? { province_id, city: named(nameless), area: named(one) }
      : { province_id, city: named(one) },
})

const areaStep = ({ province_id, city, area }: Place, districts: Divisions): PlaceStep => ({
  level: 'area',
  divisions: districts,
  options: districts.list ?? [],
  chosenId: area?.id,
  placeWith: (one) => ({ province_id, city, area: named(one) }),
})

const streetStep = (place: Place, streets: Divisions): PlaceStep => ({
  level: 'street',
  divisions: streets,
  options: streets.list ?? [],
  chosenId: place.street?.id,
  placeWith: (one) => ({ ...place, street: named(one) }),
})
