import { abroadUnitAddress, adviserAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { placeWords } from '#app/areas/overseas/directory/rules.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { loadUnit } from '../parts/load-unit.ts'
import { NoPromise } from '../parts/no-promise.tsx'
import { ProofList } from '../parts/proof-list.tsx'
import { Proven } from '../parts/unit-head.tsx'
import type { Route } from './+types/serve-provider'

export { handle } from 'virtual:rows/R097'

const load = async (loading: Loading) => ({ unit: await loadUnit(loading) })
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ServeProviderPage({ loaderData: { unit } }: Route.ComponentProps) {
  const { unit_id } = unit
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        <Proven unit={unit} />
        <Card title={unit.unit_name}>
          <Facts
            facts={[
              { name: '原名', value: unit.foreign_name },
              { name: '所在地', value: placeWords(unit.country_name, unit.city) },
              { name: '地址', value: unit.address },
              { name: '治疗费付给', value: '医院，按当地价目结算' },
              { name: '服务费付给', value: '医路平台，逐项列出' },
            ]}
          />
        </Card>
        <Card title="资质原件">
          <ProofList proofs={unit.proofs} withScans />
        </Card>
        <Card title="谁负责什么">
          <ul className="list-disc space-y-4 pl-16 text-14 text-ink-2">
            <li>诊断和治疗由医院负责，医院不能委托别人替它收治疗费。</li>
            <li>平台负责核对资质、翻译和安排，做错的由平台承担。</li>
            <li>发现资质有假，请告诉顾问，核实后会马上下架并通知买过的人。</li>
          </ul>
        </Card>
        <NoPromise />
        <CellGroup>
          <Cell title="机构介绍" to={abroadUnitAddress(unit_id)} />
          <Cell title="问顾问或举报" to={adviserAddress({ unit_id })} />
        </CellGroup>
      </div>
    </Frame>
  )
}
