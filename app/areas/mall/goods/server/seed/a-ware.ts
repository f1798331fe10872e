import type { mallCategories } from '#app/areas/mall/catalogue/server/public.ts'
import { buildingPicture, thingPicture } from '#kit/pictures/address.ts'
import { seeded } from '#kit/random/seeded.ts'
import { earlier } from '#kit/time/span.ts'
import { rangeOf } from '../../rules.ts'
import type { NewGoods } from '../queries/seed.ts'
import { parcelWares } from './parcels.ts'
import { pregnancyWares } from './pregnancy-wares.ts'
import { kindsOf } from './variants.ts'
import { drugService, hospitalService, hospitalWares, parcelService, type Ware } from './wares.ts'

/** A ware as one hospital sells it, or the platform. */
export interface Offer {
  key: string
  ware: Ware
  host: Host | null
  /** Other sellers of the city where it is taken too. */
  alsoAt: number[]
  /** Hundredths of its usual price. */
  rate: number
}

interface Host {
  id: number
  cityId: number
  level: number
  kind: number
}

/** What goods are grown on. */
export interface Grown {
  categories: ReadonlyMap<string, typeof mallCategories.$inferSelect>
  departments: ReadonlyMap<string, number>
  now: Date
}

/** So many hospitals have a pharmacy online. */
const PHARMACIES = 4
const drugs = parcelWares.filter(({ kind }) => kind === 'drug')

const ONE_DENTAL_OR_EYE = new Set([5, 6])

/**
 * Who sells what: each hospital some of what fits it, of its own kind; some their pharmacy's drugs; the platform all parcels; one of each
 * city the examinations of a pregnancy.
 */
export const offersOf = (hosts: readonly Host[]): Offer[] => {
  const taken = new Map<string, number>()
  return [
    ...hosts.flatMap((host) => servicesOf(host, hosts, taken)),
    ...hosts
      .filter(({ kind }) => kind === 1)
      .slice(0, PHARMACIES)
      .flatMap((host) => drugs.map((ware) => ({ ware, host, alsoAt: [], key: `${ware.key}@${host.id}`, rate: 100 }))),
    ...parcelWares.map((ware) => ({ ware, host: null, alsoAt: [], key: ware.key, rate: 100 })),
    ...midwivesOf(hosts).flatMap((host) =>
      pregnancyWares.map((ware) => ({ ware, host, alsoAt: [], key: `${ware.key}@${host.id}`, rate: 100 })),
    ),
  ]
}

/** Of each city who looks after pregnancies: its hospital for women and children, else the first general one. */
const midwivesOf = (hosts: readonly Host[]): Host[] =>
  [...new Set(hosts.map(({ cityId }) => cityId))].flatMap((cityId) => {
    const own = hosts.filter((host) => host.cityId === cityId)
    return own.find(({ kind }) => kind === 3) ?? own.find(({ kind }) => kind === 1) ?? []
  })

/** A hospital's services. `taken` counts by city and ware how many offer it: as long as there are kinds left, each has another one. */
const servicesOf = (host: Host, hosts: readonly Host[], taken: Map<string, number>): Offer[] => {
  const chance = seeded(`offers ${host.id}`)
  const alsoAt = hosts.filter((other) => other.cityId === host.cityId && other.id !== host.id).map(({ id }) => id)
  const countOf = ({ key }: Ware) => taken.get(`${host.cityId} ${key}`) ?? 0
  const wares = chance.shuffle(hospitalWares.filter((ware) => fits(ware, host)))
  const free = wares.filter((ware) => countOf(ware) < kindsOf(ware).length)
  return (free.length > 0 ? free : wares).slice(0, chance.int(2, 4)).map((ware) => {
    const kinds = kindsOf(ware)
    const at = countOf(ware)
    taken.set(`${host.cityId} ${ware.key}`, at + 1)
    return {
      ware: kinds[at % kinds.length] ?? ware,
      host,
      key: `${ware.key}@${host.id}`,
      rate: chance.int(88, 118),
      alsoAt: chance.next() < 0.4 ? chance.shuffle(alsoAt).slice(0, 2) : [],
    }
  })
}

const fits = ({ key }: Ware, { kind }: Host): boolean => {
  if (key.startsWith('dental')) return kind === 5 || kind === 1
  if (key.startsWith('eye')) return kind === 6 || kind === 1
  return !ONE_DENTAL_OR_EYE.has(kind)
}

/** Yuan as fen at the offer's rate, down to whole yuan above ten. */
const fenOf = (yuan: number, rate: number): number =>
  rate === 100 || yuan < 10 ? Math.round(yuan * 100) : Math.round((yuan * rate) / 100) * 100

/** Its specifications: the first is the default. */
export const skusOf = ({ ware, rate }: Offer) =>
  ware.specials.map(([name, yuan, before, deposit = 0, weightGrams = 0], position) => ({
    name,
    position,
    weightGrams,
    isDefault: position === 0,
    priceFen: fenOf(yuan, rate),
    orgPriceFen: fenOf(before, rate),
    depositFen: Math.min(deposit * 100, fenOf(yuan, rate)),
  }))

/** What is said of how one gets it: by what it is, not by who sells it. */
const serviceOf = (kind: Ware['kind']) => {
  if (kind === 'drug') return drugService
  return kind === 'parcel' ? parcelService : hospitalService
}

/** What a ware is that does not say otherwise. */
const plain = {
  tags: [],
  brand: '',
  approvalNo: '',
  drugType: 0,
  isSupplement: false,
  payTypes: [0],
  limitEach: null,
  appointment: 'none' as const,
  validDays: 0,
  consent: '',
}
const weekly = ['110', '110', '110', '110', '111', '110', '100']

/** Its pictures: itself, then what is in its pack, or where it takes place. */
const imagesOf = ({ key, ware: { drawing }, host }: Offer): string[] => {
  const [pack, inside] = drawing.split('.')
  const itself = thingPicture(drawing, key)
  if (host && pack === 'care') return [itself, buildingPicture(host.id, { view: 'hall', kind: host.kind })]
  return inside && pack !== 'bare' ? [itself, thingPicture(`bare.${inside}`, `${key}-inside`)] : [itself]
}

/** Its row of goods. */
export const goodsRow = (offer: Offer, { categories, departments, now }: Grown): NewGoods => {
  const { key, host, alsoAt } = offer
  const { category: categoryKey, project = '', department = '', specials: _, details, ...said } = offer.ware
  const ware = { ...plain, ...said }
  const category = categories.get(categoryKey)
  if (!category) throw new Error(`no category ${categoryKey}`)
  const chance = seeded(`goods ${key}`)
  const { kind, name, subtitle, brand, approvalNo, drugType, isSupplement, limitEach, appointment } = ware
  return {
    sourceKey: key,
    kind,
    name,
    subtitle,
    brand,
    approvalNo,
    drugType,
    isSupplement,
    limitEach,
    appointment,
    validDays: ware.validDays,
    consent: ware.consent,
    tags: [...ware.tags],
    payTypes: [...ware.payTypes],
    categoryId: category.id,
    picture: ware.drawing,
    moreHospitalIds: alsoAt,
    projectCategoryId: categories.get(project)?.id ?? null,
    departmentId: departments.get(department) ?? null,
    ...(host ? { hospitalId: host.id, cityId: host.cityId } : { hospitalId: null, cityId: 0 }),
    images: imagesOf(offer),
    packageType: Number(kind === 'exam'),
    ...rangeOf(skusOf(offer)),
    bookable: appointment === 'none' ? [] : weekly,
    detailParts: [...details],
    serviceParts: [...serviceOf(kind)],
    isRecommended: chance.next() < 0.3,
    isPromoted: chance.next() < 0.04,
    publishedAt: earlier(now, { days: chance.int(1, 300) }),
    isDemo: true,
  }
}
