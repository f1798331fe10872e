import { useNavigate } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { childAddress } from '../cards/child-address.ts'
import { carerInvitation, joinCarers } from '../contract.ts'
import type { Route } from './+types/join'

export { handle } from 'virtual:rows/records-join'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const token = readCode(query, 'token')
  return { token, asked: await callApi(carerInvitation, { token }) }
})

export default function JoinPage({ loaderData: { token, asked } }: Route.ComponentProps) {
  const joining = useAct(joinCarers)
  const navigate = useNavigate()
  const join = async () => {
    const joined = await joining.run({ token })
    if (joined) navigate(childAddress(joined.child_id), { replace: true })
  }
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <Card title="家人请您一起照看孩子">
          <p className="text-16">
            您是孩子的{asked.relation_name}，{asked.rights_words}。
          </p>
          <p className="pt-8 text-14 text-ink-2">
            {asked.until ? `到 ${asked.until} 为止，` : ''}
            您可以随时退出，对方也可以随时收回。孩子的资料请不要转给别人。
          </p>
        </Card>
      </div>
      <BottomAction error={joining.error?.words}>
        <Button busy={joining.busy} onClick={join}>
          一起照看
        </Button>
      </BottomAction>
    </Frame>
  )
}
