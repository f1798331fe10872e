import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { inBrowser, type Loading, onServer, readCode } from '#kit/wire/load.ts'
import { bargainAddress } from '../cards/bargain-address.ts'
import { bargainDetail, helpBargain } from '../contract.ts'
import { BargainHead } from '../parts/bargain-head.tsx'
import { CutList } from '../parts/cut-list.tsx'
import { type Bargain, useBargain } from '../parts/use-bargain.ts'
import type { Route } from './+types/bargainhelp'

export { handle } from 'virtual:rows/R252'

const load = async ({ callApi, query }: Loading) =>
  callApi(bargainDetail, { bargain_id: readCode(query, 'bargain_id') })
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function BargainHelpPage({ loaderData }: Route.ComponentProps) {
  const { bargain, again } = useBargain(loaderData)
  const { revalidate } = useRevalidator()
  const helping = useAct(helpBargain)
  const [cut, setCut] = useState<string>()
  const whyNot = whyNotOf(bargain)
  const help = async () => {
    const done = await helping.run({ bargain_id: bargain.bargain_id })
    again()
    revalidate()
    if (!done) return
    setCut(done.cut)
    toast(`帮好友砍掉了 ${done.cut} 元`)
  }
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <h1 className="text-18 font-semibold">
          {bargain.is_mine === 1 ? '您发起的砍价' : `${bargain.owner_name} 请您帮忙砍一刀`}
        </h1>
        <BargainHead bargain={bargain} />
        {cut && <Notice tone="success">谢谢您！帮好友砍掉了 ¥{cut}。</Notice>}
        {whyNot && !cut && <Notice>{whyNot}</Notice>}
        <CutList bargain={bargain} />
      </div>
      <BottomAction error={helping.error?.words}>
        {bargain.is_mine === 1 ? (
          <ButtonLink to={bargainAddress(bargain.bargain_id)}>看我的砍价</ButtonLink>
        ) : (
          <>
            <ButtonLink kind="secondary" to="/activity/bargain">
              我也要砍
            </ButtonLink>
            {!whyNot && (
              <Button kind="danger" busy={helping.busy} onClick={help}>
                帮砍一刀
              </Button>
            )}
          </>
        )}
      </BottomAction>
    </Frame>
  )
}

/** Why nothing can be cut here; undefined where it can. */
const whyNotOf = ({ is_mine, is_helped, state, percent }: Bargain): string | undefined => {
  if (is_mine === 1) return '这是您自己的砍价，发给好友才能帮砍。'
  if (state === 'ordered') return '好友已经下单了，谢谢您的心意。'
  if (state === 'over') return '这次砍价已经结束了，您也可以发起一个。'
  if (is_helped === 1) return '您已经帮好友砍过一刀，谢谢您。'
  return percent === 100 ? '已经砍到底价了，谢谢您的心意。' : undefined
}
