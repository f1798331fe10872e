import { oneFor, type RowNamers } from '#kit/db/row-names.ts'
import * as tables from './tables.ts'

/** What stands in the directory of care abroad is called. */
export const names = {
  'abroad-country': { id: tables.overseasCountries.id, name: tables.overseasCountries.name },
  'abroad-kind': { id: tables.overseasCategories.id, name: tables.overseasCategories.name },
  'abroad-unit': { id: tables.overseasHospitals.id, name: tables.overseasHospitals.name },
  'abroad-expert': { id: tables.overseasExperts.id, name: tables.overseasExperts.name },
  'abroad-case': { id: tables.overseasCases.id, name: tables.overseasCases.title },
  'abroad-package': oneFor('goods'),
  'abroad-proof': { id: tables.overseasProofs.id, name: tables.overseasProofs.title },
  'abroad-rate': { id: tables.overseasRates.id, name: tables.overseasRates.measure },
  'abroad-illness': oneFor('illness'),
} satisfies RowNamers
