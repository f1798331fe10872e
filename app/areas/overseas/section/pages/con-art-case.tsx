import { ABROAD, casesAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasCases } from '#app/areas/overseas/directory/contract.ts'
import { type CaseKind, caseKinds } from '#app/areas/overseas/directory/rules.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { Cases } from '../parts/growing.tsx'
import type { Route } from './+types/con-art-case'

export { handle } from 'virtual:rows/R076'

const allKinds = Object.keys(caseKinds) as CaseKind[]

const load = async ({ callApi, query }: Loading) => {
  const kind = allKinds.find((known) => known === query.get('kind'))
  return { kind, told: (await callApi(overseasCases, { kind })).list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CasesPage({ loaderData: { kind, told } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <Tabs
        label="内容"
        tabs={[
          { text: '全部', to: casesAddress(), current: kind === undefined },
          ...allKinds.map((one) => ({ text: caseKinds[one], to: casesAddress(one), current: one === kind })),
        ]}
      />
      <div className="space-y-12 p-16">
        <p className="text-12 text-ink-3">
          案例都经本人同意公开，没有写进能认出本人的信息；别人的结果不能当作自己的预期。
        </p>
        <h2 className="sr-only">案例与文章</h2>
        <Cases
          first={told}
          by={{}}
          kind={kind}
          action={
            <ButtonLink kind="secondary" to={ABROAD}>
              回海外就医
            </ButtonLink>
          }
        />
      </div>
    </Frame>
  )
}
