import { asGoodsCard } from '#app/areas/mall/goods/server/public.ts'
import { buildingPicture, scenePicture, thingPicture } from '#kit/pictures/address.ts'
import {
  amountText,
  caseKinds,
  isWhole,
  percentText,
  proofKinds,
  proofStateOf,
  proofStates,
  timeWords,
  whyNotShown,
} from '../rules.ts'
import type { FoundCase } from './queries/cases.ts'
import type { CategoryRow, CountryRow, findIllness, listCategories } from './queries/countries.ts'
import type { FoundExpert } from './queries/experts.ts'
import {
  type FoundHospital,
  type findWholeHospital,
  type HospitalRow,
  isShownOf,
  type listRates,
  type ProofRow,
} from './queries/hospitals.ts'
import type { FoundPackage } from './queries/packages.ts'

/** The picture of a hospital: its first, or the drawing of a house. */
export const unitImage = ({ id, images }: Pick<HospitalRow, 'id' | 'images'>): string =>
  images[0] ?? buildingPicture(`overseas-${id}`, { shape: 'square' })

/** The picture of a country. */
export const countryImage = ({ id, image }: Pick<CountryRow, 'id' | 'image'>): string =>
  image || buildingPicture(`country-${id}`, { shape: 'banner', view: 'garden' })

/** The drawing of a kind. */
export const categoryImage = ({ id, picture }: Pick<CategoryRow, 'id' | 'picture'>): string =>
  thingPicture(picture || 'heart', `overseas-category-${id}`)

/** The picture of an expert; '' where there is none, then the page draws one. */
export const expertImage = ({ image }: { image: string }): string => image

/** The picture at the head of a case or an article. */
export const caseImage = ({ id, image, kind }: { id: number; image: string; kind: string }): string =>
  image || scenePicture(kind === 'case' ? 'heart' : 'clipboard', `overseas-case-${id}`)

export const asCountry = ({ country, many }: { country: CountryRow; many: number }) => ({
  country_id: country.id,
  country_name: country.name,
  code: country.code,
  currency: country.currency,
  image: countryImage(country),
  good_at: country.goodAt,
  intro: country.intro,
  languages: country.languages,
  visa: country.visa,
  travel: country.travel,
  time_words: timeWords(country.minutesAhead),
  unit_num: many,
  is_demo: country.isDemo,
})

export const asCategory = ({
  category,
  unitCount,
  goodsCount,
}: Awaited<ReturnType<typeof listCategories>>[number]) => ({
  category_id: category.id,
  category_name: category.name,
  intro: category.intro,
  image: categoryImage(category),
  unit_num: unitCount,
  goods_num: goodsCount,
})

export const asUnit = ({ hospital, country, lastDay }: FoundHospital) => ({
  unit_id: hospital.id,
  unit_name: hospital.name,
  foreign_name: hospital.foreignName,
  country_id: country.id,
  country_name: country.name,
  city: hospital.city,
  image: unitImage(hospital),
  departments: hospital.departments,
  languages: hospital.languages,
  is_hot: hospital.isHot,
  proof_end_date: lastDay ?? '',
  is_demo: hospital.isDemo,
})

export const asProof = (proof: ProofRow, today: string) => {
  const state = proofStateOf(proof, today)
  return {
    kind: proof.kind,
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
}

type FoundRate = Awaited<ReturnType<typeof listRates>>[number]

/** A published rate, with who said so and when. */
export const asRate = ({ rate }: Pick<FoundRate, 'rate'>) => ({
  measure: rate.measure,
  percent: percentText(rate.perMille),
  patient_num: rate.patients,
  source: rate.source,
  source_url: rate.sourceUrl,
  year: rate.year,
})

type WholeHospital = NonNullable<Awaited<ReturnType<typeof findWholeHospital>>>

interface AboutUnit {
  proofs: readonly ProofRow[]
  rates: readonly FoundRate[]
  today: string
}

/** All that can be read of a hospital. */
export const asWholeUnit = (found: WholeHospital, { proofs, rates, today }: AboutUnit) => {
  const { hospital, country } = found
  return {
    ...asUnit(found),
    address: hospital.address,
    website: hospital.website,
    intro: hospital.intro,
    images: hospital.images.length > 0 ? hospital.images : picturesOf(hospital),
    services: hospital.services,
    founded_year: hospital.foundedIn,
    bed_num: hospital.beds,
    currency: country.currency,
    is_shown: isShownOf(found),
    why_not: whyNotShown(proofs, { isOn: hospital.isOn, isCountryOn: country.isOn }, today),
    proofs: proofs.map((proof) => asProof(proof, today)),
    rates: rates.map((row) => ({ ill_name: row.illnessName ?? '', ...asRate(row) })),
    consult_num: hospital.consultCount,
    expert_num: found.expertCount,
    goods_num: found.goodsCount,
    case_num: found.caseCount,
  }
}

const picturesOf = ({ id }: HospitalRow) =>
  (['house', 'hall', 'garden'] as const).map((view) => buildingPicture(`overseas-${id}`, { shape: 'banner', view }))

export const asExpert = ({ expert, hospitalName, countryName }: FoundExpert) => ({
  doctor_id: expert.id,
  doctor_name: expert.name,
  foreign_name: expert.foreignName,
  title_name: expert.title,
  dep_name: expert.department,
  unit_id: expert.hospitalId,
  unit_name: hospitalName,
  country_name: countryName,
  image: expertImage(expert),
  good_at: expert.goodAt,
  languages: expert.languages,
  is_remote: expert.isRemote,
  is_demo: expert.isDemo,
})

export const asCase = ({ told, hospitalName, countryName, illnessName }: FoundCase) => ({
  article_id: told.id,
  kind: told.kind,
  kind_name: caseKinds[told.kind],
  title: told.title,
  summary: told.summary,
  image: caseImage(told),
  ill_name: illnessName ?? '',
  country_name: countryName ?? '',
  unit_id: told.hospitalId,
  unit_name: hospitalName ?? '',
  person: told.person,
  treated_year: told.treatedIn,
  publish_time: told.publishedAt,
  is_demo: told.isDemo,
})

export const asWholeCase = (found: FoundCase) => ({
  ...asCase(found),
  paragraphs: found.told.content.split('\n').filter((line) => line.trim() !== ''),
  ill_id: found.describedIllnessId,
  doctor_id: found.expertId,
  doctor_name: found.expertName ?? '',
  consent_date: found.told.consentOn ?? '',
})

/** A service abroad as a card of goods, with where it takes place. */
export const asGoods = (found: FoundPackage, card: Parameters<typeof asGoodsCard>[0]) => {
  const { goods_id, goods_name, subtitle, img, price, org_price, price_space, tags, sold_num } = asGoodsCard(card)
  return {
    goods_id,
    goods_name,
    subtitle,
    img,
    price,
    org_price,
    price_space,
    tags,
    sold_num,
    unit_id: found.package.hospitalId,
    unit_name: found.hospitalName,
    country_name: found.countryName,
    category_name: found.categoryName,
  }
}

export const asPackage = (found: FoundPackage, unit: FoundHospital) => ({
  unit: asUnit(unit),
  category_id: found.package.categoryId,
  category_name: found.categoryName,
  is_shown: isShownOf(unit),
  price: found.fromFen,
  is_whole: isWhole(found.package.lines, found.fromFen),
  lines: found.package.lines.map((line) => ({
    what: line.what,
    times: line.times,
    // What nobody can say before is not said to cost nothing.
    amount: line.amountMinor === 0 ? '按实际' : amountText(line),
    is_included: line.isIncluded,
    paid_to: line.paidTo,
  })),
})

type FoundIllness = NonNullable<Awaited<ReturnType<typeof findIllness>>>

export const asIllness = ({ illness, name, categoryName }: FoundIllness) => ({
  ill_id: illness.illnessId,
  ill_name: name,
  category_name: categoryName,
  worth: illness.worth,
})

/** An illness with what was published of it. */
export const asWholeIllness = (found: FoundIllness, rates: readonly FoundRate[]) => ({
  ...asIllness(found),
  category_id: found.illness.categoryId,
  description: found.description,
  treatments: found.illness.treatments,
  rates: rates.map((row) => ({ unit_id: row.rate.hospitalId, unit_name: row.hospitalName, ...asRate(row) })),
  is_demo: found.illness.isDemo,
})
