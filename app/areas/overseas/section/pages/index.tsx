import { FilePenLineIcon, HeadsetIcon, LayoutGridIcon, NewspaperIcon } from 'lucide-react'
import { AbroadUnitCard } from '#app/areas/overseas/directory/cards/abroad-unit-card.tsx'
import {
  adviserAddress,
  casesAddress,
  countryAddress,
  inquiryAddress,
  kindListsAddress,
  servicesAddress,
  unitsAddress,
} from '#app/areas/overseas/directory/cards/overseas-address.ts'
import {
  overseasCases,
  overseasCountries,
  overseasExperts,
  overseasGoods,
  overseasHospitals,
  overseasPubCategories,
} from '#app/areas/overseas/directory/contract.ts'
import { chipLook, rowWordLook } from '#kit/ui/chip-look.ts'
import { clauseLook } from '#kit/ui/clause-look.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { IconTiles } from '#kit/ui/icon-tiles.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import { address } from '#kit/wire/address.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { AbroadFrame } from '../parts/abroad-frame.tsx'
import { CaseRow } from '../parts/case-row.tsx'
import { ExpertRow } from '../parts/expert-row.tsx'
import { NoPromise } from '../parts/no-promise.tsx'
import { ServiceRow } from '../parts/service-row.tsx'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R080'

const FEW = 3
/** So many words stand under the search. */
const MOST_WORDS = 4

const load = async ({ callApi }: Loading) => {
  const few = { page: 1, page_size: FEW }
  const [countries, kinds, units, experts, goods, told] = await Promise.all([
    callApi(overseasCountries, {}),
    callApi(overseasPubCategories, {}),
    callApi(overseasHospitals, few),
    callApi(overseasExperts, few),
    callApi(overseasGoods, few),
    callApi(overseasCases, few),
  ])
  return {
    countries: countries.list,
    kinds: kinds.list,
    units: units.list,
    experts: experts.list,
    goods: goods.list,
    told: told.list,
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
type Loaded = Route.ComponentProps['loaderData']

export default function AbroadPage({ loaderData }: Route.ComponentProps) {
  const { countries, units, experts, goods, told } = loaderData
  return (
    <AbroadFrame share={{ title: '海外就医', desc: '资质公开、价目逐项列出的海外医院和专家。' }}>
      <div className="space-y-16 p-16">
        <div className="space-y-8">
          <SearchBox action="/gjyl/search" name="keyword" placeholder="国家、医院、疾病" />
          <HotWords kinds={loaderData.kinds} />
        </div>
        <nav aria-label="海外就医的入口" className="rounded-16 bg-card px-4 py-4 shadow-soft">
          <IconTiles
            tiles={[
              { text: '请医院报价', to: inquiryAddress(), Icon: FilePenLineIcon },
              { text: '问顾问', to: adviserAddress(), Icon: HeadsetIcon },
              { text: '全部类型', to: '/gjyl/allType', Icon: LayoutGridIcon },
              { text: '案例文章', to: casesAddress(), Icon: NewspaperIcon },
            ]}
          />
        </nav>
        <NoPromise />
        {countries.length === 0 ? <NobodyYet /> : <Countries countries={countries} />}
        <Kinds kinds={loaderData.kinds} />
        {units.length > 0 && (
          <TitledSection title="合作机构" all={{ text: '全部', to: unitsAddress() }}>
            {units.map((unit) => (
              <AbroadUnitCard key={unit.unit_id} unit={unit} />
            ))}
          </TitledSection>
        )}
        {experts.length > 0 && (
          <TitledSection title="专家">
            {experts.map((expert) => (
              <ExpertRow key={expert.doctor_id} expert={expert} />
            ))}
          </TitledSection>
        )}
        {goods.length > 0 && (
          <TitledSection title="可以直接购买的服务" all={{ text: '全部', to: servicesAddress() }}>
            {goods.map((one) => (
              <ServiceRow key={one.goods_id} goods={one} />
            ))}
          </TitledSection>
        )}
        {told.length > 0 && (
          <TitledSection title="案例与文章" all={{ text: '全部', to: casesAddress() }}>
            {told.map((one) => (
              <CaseRow key={one.article_id} told={one} />
            ))}
          </TitledSection>
        )}
      </div>
    </AbroadFrame>
  )
}

const NobodyYet = () => (
  <Empty drawing="search" title="还没有合作机构" text="机构的执业许可和合作授权核验通过后，会出现在这里。" />
)

/** So many letters of what a country is good at have room in a line of a narrow card. */
const GOOD_AT_LETTERS = 8

function Countries({ countries }: Pick<Loaded, 'countries'>) {
  return (
    <TitledSection title="目的地" all={{ text: '全部机构', to: unitsAddress() }}>
      <ul className="grid grid-cols-2 gap-12 elder:grid-cols-1">
        {countries.map(({ country_id, country_name, image, good_at, unit_num }) => (
          <li key={country_id}>
            <Link
              to={countryAddress(country_id)}
              className="block h-full overflow-hidden rounded-12 bg-card shadow-soft active:opacity-80"
            >
              <Picture src={image} alt="" width={165} height={80} className="w-full elder:hidden" />
              <span className="block p-12">
                <span className="block text-16 font-medium">{country_name}</span>
                <span className={`block text-12 text-ink-2 ${clauseLook(good_at.join('、'), GOOD_AT_LETTERS)}`}>
                  {good_at.join('、')}
                </span>
                <span className="block text-12 text-ink-3">{unit_num} 家机构</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** What people look for most, as searches of their own. */
function HotWords({ kinds }: Pick<Loaded, 'kinds'>) {
  const words = kinds.filter(({ unit_num }) => unit_num > 0).slice(0, MOST_WORDS)
  if (words.length === 0) return null
  return (
    <nav aria-label="热门搜索" className="no-bar -mx-16 flex gap-8 overflow-x-auto px-16 py-4">
      {words.map(({ category_name }) => (
        <Link
          key={category_name}
          to={address('/gjyl/search', { keyword: category_name })}
          className={`${chipLook} shrink-0 border border-line bg-card text-ink-2`}
        >
          <span className={rowWordLook}>{category_name}</span>
        </Link>
      ))}
    </nav>
  )
}

function Kinds({ kinds }: Pick<Loaded, 'kinds'>) {
  const shown = kinds.filter(({ unit_num }) => unit_num > 0)
  if (shown.length === 0) return null
  return (
    <TitledSection title="按病种找" all={{ text: '全部类型', to: '/gjyl/allType' }}>
      <ul className="flex flex-wrap gap-8">
        {shown.map(({ category_id, category_name }) => (
          <li key={category_id}>
            <Link
              to={kindListsAddress(category_id)}
              className="flex min-h-target items-center rounded-full border border-line bg-card px-16 text-14"
            >
              {category_name}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
