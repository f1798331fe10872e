import { overseasUnitInfo } from '#app/areas/overseas/directory/contract.ts'
import { type Loading, readId } from '#kit/wire/load.ts'

/** The hospital that the address names. */
export const loadUnit = ({ callApi, query }: Pick<Loading, 'callApi' | 'query'>) =>
  callApi(overseasUnitInfo, { unit_id: readId(query, 'unit_id') })
