import type { Portion } from '#kit/db/list-query.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { caseKinds, isWhole, percentText, proofKinds, proofStateOf, proofStates, whyNotShown } from '../../rules.ts'
import type { CategoryRow, CountryRow } from '../queries/countries.ts'
import type { HospitalRow, listRates, ProofRow } from '../queries/hospitals.ts'
import type { listManagedIllnesses } from '../queries/illnesses.ts'
import type { listManagedCases, listManagedExperts, listManagedPackages, listManagedUnits } from '../queries/manage.ts'

type RowOf<L extends (...args: never[]) => { upTo: (portion: Portion) => Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<L>['upTo']>
>[number]

export const asManagedUnit = ({
  hospital,
  countryName,
  isCountryOn,
  isShown,
  lastDay,
}: RowOf<typeof listManagedUnits>) => ({
  unit_id: hospital.id,
  unit_name: hospital.name,
  country_name: countryName,
  city: hospital.city,
  proof_end_date: lastDay ?? '',
  is_shown: isShown,
  is_on: hospital.isOn,
  is_country_on: isCountryOn,
  is_hot: hospital.isHot,
  consult_num: hospital.consultCount,
  is_demo: hospital.isDemo,
})

/** A hospital with all that can be changed of it. */
export const asUnitSheet = (
  hospital: HospitalRow,
  {
    isCountryOn,
    proofs,
    rates,
  }: { isCountryOn: boolean; proofs: readonly ProofRow[]; rates: Awaited<ReturnType<typeof listRates>> },
  today: string,
) => ({
  unit_id: hospital.id,
  country_id: hospital.countryId,
  name: hospital.name,
  foreign_name: hospital.foreignName,
  city: hospital.city,
  address: hospital.address,
  website: hospital.website,
  intro: hospital.intro,
  departments: hospital.departments,
  languages: hospital.languages,
  services: hospital.services,
  category_ids: hospital.categoryIds,
  founded_year: hospital.foundedIn,
  bed_num: hospital.beds,
  images: hospital.images,
  position: hospital.position,
  is_hot: hospital.isHot,
  is_on: hospital.isOn,
  why_not: whyNotShown(proofs, { isOn: hospital.isOn, isCountryOn }, today),
  proofs: proofs.map((proof) => {
    const state = proofStateOf(proof, today)
    return {
      proof_id: proof.id,
      kind_name: proofKinds[proof.kind],
      title: proof.title,
      number: proof.number,
      issuer: proof.issuer,
      begin_date: proof.startsOn,
      end_date: proof.endsOn ?? '',
      scan: proof.scan,
      state,
      state_desc: proofStates[state],
    }
  }),
  rates: rates.map(({ rate, illnessName }) => ({
    rate_id: rate.id,
    ill_name: illnessName ?? '',
    measure: rate.measure,
    percent: percentText(rate.perMille),
    patient_num: rate.patients,
    source: rate.source,
    year: rate.year,
  })),
})

export const asManagedCountry = (country: CountryRow) => ({
  country_id: country.id,
  name: country.name,
  code: country.code,
  currency: country.currency,
  languages: country.languages,
  good_at: country.goodAt,
  intro: country.intro,
  visa: country.visa,
  travel: country.travel,
  minutes_ahead: country.minutesAhead,
  image: country.image,
  position: country.position,
  is_on: country.isOn,
})

export const asManagedKind = ({ id, name, intro, picture, position, isOn }: CategoryRow) => ({
  category_id: id,
  name,
  intro,
  picture,
  position,
  is_on: isOn,
})

export const asManagedExpert = (
  { expert, hospitalName }: RowOf<typeof listManagedExperts>,
  names: ReadonlyMap<number, string>,
) => ({
  doctor_id: expert.id,
  unit_id: expert.hospitalId,
  unit_name: hospitalName,
  name: expert.name,
  foreign_name: expert.foreignName,
  title_name: expert.title,
  dep_name: expert.department,
  intro: expert.intro,
  good_at: expert.goodAt,
  languages: expert.languages,
  ill_names: expert.illnessIds.flatMap((id) => names.get(id) ?? []),
  is_remote: expert.isRemote,
  image: expert.image,
  position: expert.position,
  is_on: expert.isOn,
})

export const asManagedCase = ({ told, hospitalName, illnessName }: RowOf<typeof listManagedCases>) => ({
  article_id: told.id,
  kind: told.kind,
  kind_name: caseKinds[told.kind],
  title: told.title,
  summary: told.summary,
  content: told.content,
  image: told.image,
  unit_id: told.hospitalId,
  unit_name: hospitalName ?? '',
  ill_name: illnessName ?? '',
  person: told.person,
  treated_year: told.treatedIn,
  consent_date: told.consentOn ?? '',
  consent_note: told.consentNote,
  is_withdrawn: told.withdrawnAt !== null,
  is_on: told.isOn,
})

export const asManagedPackage = (row: RowOf<typeof listManagedPackages>) => ({
  goods_id: row.package.goodsId,
  goods_name: row.goodsName,
  price: fenToYuan(row.fromFen),
  unit_id: row.package.hospitalId,
  unit_name: row.hospitalName,
  category_id: row.package.categoryId,
  category_name: row.categoryName,
  is_hot: row.package.isHot,
  position: row.package.position,
  is_on: row.isOn,
  is_taken_off: row.package.isTakenOff,
  is_whole: isWhole(row.package.lines, row.fromFen),
  lines: row.package.lines.map((line) => ({
    what: line.what,
    times: line.times,
    amount_minor: line.amountMinor,
    currency: line.currency,
    is_included: line.isIncluded,
    paid_to: line.paidTo,
  })),
})

export const asManagedIllness = ({ illness, name, categoryName }: RowOf<typeof listManagedIllnesses>) => ({
  ill_id: illness.illnessId,
  ill_name: name,
  category_id: illness.categoryId,
  category_name: categoryName,
  worth: illness.worth,
  treatments: illness.treatments,
})
