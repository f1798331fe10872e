import { selectAddress } from '#app/areas/consult/doctors/cards/consult-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { inBrowser, type Loading, onServer, readCode } from '#kit/wire/load.ts'
import { openAskDetail } from '../contract.ts'
import { OpenTalk } from '../parts/open-talk.tsx'
import type { Route } from './+types/detail'

export { handle } from 'virtual:rows/R227'

const load = ({ callApi, query }: Loading) => callApi(openAskDetail, { ask_id: readCode(query, 'ask_id') })
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function OpenAskPage({ loaderData: asked }: Route.ComponentProps) {
  const share = {
    title: `${asked.ill_name || '问诊'}实录 · ${asked.doctor_name}医生`,
    desc: asked.content.slice(0, 60),
    imgUrl: asked.image,
    business_type: 'consultation',
  }
  return (
    <Frame bar={{ share }}>
      <OpenTalk asked={asked} />
      <BottomAction>
        <ButtonLink to={selectAddress(asked)}>我也问这位医生</ButtonLink>
      </BottomAction>
    </Frame>
  )
}
