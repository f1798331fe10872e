import { AbroadUnitCard } from '#app/areas/overseas/directory/cards/abroad-unit-card.tsx'
import { inquiryAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import {
  overseasCases,
  overseasExperts,
  overseasHospitals,
  overseasIllness,
} from '#app/areas/overseas/directory/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import { address } from '#kit/wire/address.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { AskButton } from '../parts/ask-button.tsx'
import { CaseRow } from '../parts/case-row.tsx'
import { Experts } from '../parts/growing.tsx'
import { NoPromise } from '../parts/no-promise.tsx'
import { Rates } from '../parts/rates.tsx'
import type { Route } from './+types/ill-detail'

export { handle } from 'virtual:rows/R078'

const load = async ({ callApi, query }: Loading) => {
  const ill_id = readId(query, 'ill_id')
  const illness = await callApi(overseasIllness, { ill_id })
  const [units, experts, told] = await Promise.all([
    callApi(overseasHospitals, { ill_id, page_size: 5 }),
    callApi(overseasExperts, { ill_id }),
    callApi(overseasCases, { ill_id, page_size: 3 }),
  ])
  return { illness, units: units.list, experts: experts.list, told: told.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function AbroadIllnessPage({ loaderData: { illness, units, experts, told } }: Route.ComponentProps) {
  const { ill_id, ill_name, category_name, description, worth, treatments, is_demo } = illness
  return (
    <Frame bar={{ title: ill_name, share: { title: `${ill_name}的海外治疗`, desc: worth } }}>
      <div className="grow space-y-12 p-16">
        <Card title={ill_name} aside={category_name}>
          <p className="text-14 text-ink-2">{description}</p>
          {is_demo === 1 && <Tag>示范数据</Tag>}
        </Card>
        <Card title="什么时候值得出国">
          <p className="text-16">{worth}</p>
        </Card>
        <Card title="国外能做什么">
          <ul className="list-disc space-y-4 pl-16 text-14">
            {treatments.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </Card>
        <NoPromise />
        <Rates rates={illness.rates.map((rate) => ({ ...rate, of: rate.unit_name }))} />
        {units.length > 0 && (
          <TitledSection title="有优势的机构">
            {units.map((unit) => (
              <AbroadUnitCard key={unit.unit_id} unit={unit} />
            ))}
          </TitledSection>
        )}
        {told.length > 0 && (
          <TitledSection title="案例">
            {told.map((one) => (
              <CaseRow key={one.article_id} told={one} />
            ))}
          </TitledSection>
        )}
        <TitledSection title="专家">
          <Experts first={experts} by={{ ill_id }} />
        </TitledSection>
      </div>
      <BottomAction>
        <ButtonLink kind="secondary" to={address('/searchDisease', { keyword: ill_name })}>
          先在国内看
        </ButtonLink>
        <AskButton to={inquiryAddress()}>请医院报价</AskButton>
      </BottomAction>
    </Frame>
  )
}
