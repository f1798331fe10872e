import {
  abroadIllnessAddress,
  abroadUnitHome,
  casesAddress,
  expertAddress,
} from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasCase } from '#app/areas/overseas/directory/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { NoPromise } from '../parts/no-promise.tsx'
import type { Route } from './+types/con-detail'

export { handle } from 'virtual:rows/R077'

const load = async ({ callApi, query }: Loading) => ({
  told: await callApi(overseasCase, { article_id: readId(query, 'article_id') }),
})
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
type Story = CallOutput<typeof overseasCase>

export default function CasePage({ loaderData: { told } }: Route.ComponentProps) {
  return (
    <Frame bar={{ title: told.kind_name, share: { title: told.title, desc: told.summary, imgUrl: told.image } }}>
      <Picture src={told.image} alt="" width={375} height={188} first className="w-full elder:hidden" />
      <article className="grow space-y-12 p-16">
        <h2 className="text-22 font-semibold">{told.title}</h2>
        <div className="flex flex-wrap items-center gap-6 text-12 text-ink-3">
          <Tag tone={told.kind === 'case' ? 'accent' : 'plain'}>{told.kind_name}</Tag>
          {told.person && <span>{told.person}</span>}
          {told.treated_year && <span>{told.treated_year} 年</span>}
          <span>{told.publish_time.slice(0, 10)} 发布</span>
          {told.is_demo === 1 && <Tag>示范数据</Tag>}
        </div>
        <div className="space-y-12 text-16 break-words">
          {told.paragraphs.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {told.consent_date && (
          <p className="text-12 text-ink-3">本人于 {told.consent_date} 书面同意公开，随时可以要求撤下。</p>
        )}
        <NoPromise />
        <About told={told} />
      </article>
      <BottomAction>
        <ButtonLink kind="secondary" to={casesAddress()}>
          看更多
        </ButtonLink>
      </BottomAction>
    </Frame>
  )
}

function About({ told: { unit_id, unit_name, ill_id, ill_name, doctor_id, doctor_name } }: { told: Story }) {
  if (unit_id === null && ill_id === null && doctor_id === null) return null
  return (
    <CellGroup>
      {unit_id !== null && <Cell title={unit_name} note="机构" to={abroadUnitHome(unit_id)} />}
      {doctor_id !== null && <Cell title={doctor_name} note="专家" to={expertAddress(doctor_id)} />}
      {ill_id !== null && <Cell title={ill_name} note="这个病的海外治疗" to={abroadIllnessAddress(ill_id)} />}
    </CellGroup>
  )
}
