import { providerAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasCases } from '#app/areas/overseas/directory/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { Cases } from '../parts/growing.tsx'
import { loadUnit } from '../parts/load-unit.ts'
import { NoPromise } from '../parts/no-promise.tsx'
import { ProofList } from '../parts/proof-list.tsx'
import { Rates } from '../parts/rates.tsx'
import { UnitAction } from '../parts/unit-action.tsx'
import { UnitHead, type WholeUnit } from '../parts/unit-head.tsx'
import type { Route } from './+types/desc'

export { handle } from 'virtual:rows/R089'

const load = async ({ callApi, query }: Loading) => {
  const [unit, told] = await Promise.all([
    loadUnit({ callApi, query }),
    callApi(overseasCases, { unit_id: readId(query, 'unit_id') }),
  ])
  return { unit, told: told.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function UnitDescPage({ loaderData: { unit, told } }: Route.ComponentProps) {
  const share = { title: unit.unit_name, desc: unit.intro.slice(0, 60), imgUrl: unit.image }
  return (
    <Frame bar={{ share }}>
      <UnitHead unit={unit} tab="desc" />
      <div className="grow space-y-12 p-16">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <ul tabIndex={0} className="no-bar -mx-16 flex gap-8 overflow-x-auto px-16 elder:hidden">
          {unit.images.map((image, at) => (
            <li key={image} className="shrink-0">
              <Picture src={image} alt="" width={240} height={116} first={at === 0} className="h-116 w-240 rounded-8" />
            </li>
          ))}
        </ul>
        <Card title="介绍">
          <p className="text-16">{unit.intro}</p>
          <div className="pt-12">
            <Facts facts={factsOf(unit)} />
          </div>
        </Card>
        <Card title="资质" aside="过期会自动停止展示">
          <ProofList proofs={unit.proofs} />
        </Card>
        <CellGroup>
          <Cell title="看资质原件和责任" note="执业许可、合作授权、费用付给谁" to={providerAddress(unit.unit_id)} />
        </CellGroup>
        <Rates rates={unit.rates.map((rate) => ({ ...rate, of: rate.ill_name }))} />
        <NoPromise />
        {told.length > 0 && (
          <TitledSection title="案例">
            <Cases first={told} by={{ unit_id: unit.unit_id }} />
          </TitledSection>
        )}
      </div>
      <UnitAction unit={unit} />
    </Frame>
  )
}

const factsOf = (unit: WholeUnit) => [
  { name: '擅长的科室', value: unit.departments.join('、') || '—' },
  { name: '语言', value: unit.languages.join('、') || '—' },
  { name: '为外来患者做的', value: unit.services.join('、') || '—' },
  { name: '地址', value: unit.address },
  ...(unit.website ? [{ name: '网站', value: <span className="break-all">{unit.website}</span> }] : []),
  ...(unit.founded_year ? [{ name: '建院', value: `${unit.founded_year} 年` }] : []),
  ...(unit.bed_num ? [{ name: '床位', value: `${unit.bed_num} 张` }] : []),
  { name: '问过的人', value: `${unit.consult_num} 人` },
]
