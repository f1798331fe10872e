import { useState } from 'react'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate } from '#kit/wire/load.ts'
import { putCrowd, userCrowd, userStatistics } from '../contract.ts'
import { type Crowd, crowds, crowdWords } from '../rules.ts'
import type { Route } from './+types/interests'

export { handle } from 'virtual:rows/interests'

export const clientLoader = behindGate(async ({ callApi }) => {
  const { user_id } = await callApi(getUserInfo, {})
  const [{ crowd_type: crowd }, visits] = await Promise.all([
    callApi(userCrowd, { id: user_id }),
    callApi(userStatistics, { id: user_id, action: 'visit' }),
  ])
  return { userId: user_id, crowd, visits: visits.count }
})

/** What the patient asks to be shown first; health records that they begin or look at say it too. */
export default function InterestsPage({ loaderData: { userId, crowd, visits } }: Route.ComponentProps) {
  const [chosen, setChosen] = useState(crowd)
  const [kept, setKept] = useState(crowd)
  const keeping = useAct(putCrowd)
  const keep = async () => {
    const done = await keeping.run({ userId, crowdType: chosen as Crowd })
    if (!done) return
    setKept(done.crowd_type)
    toast(done.crowd_type === 'common' ? '已恢复通常的首页' : '首页会多一块“为您准备”')
  }
  return (
    <Frame bar={{}}>
      <div className="grow space-y-16 p-16">
        <Notice>
          选了以后，首页底部多一块“为您准备”，放常用的入口。看病、价格和排队都不受影响，医生和别人看不到您选的是什么。
        </Notice>
        <Choice
          legend="现在最想先看"
          name="crowd"
          value={chosen}
          onChange={setChosen}
          options={crowds.map((value) => ({ value, ...crowdWords[value] }))}
        />
        <p className="text-12 text-ink-3">
          这里由您自己选；开始一份健康档案、换一份先看时跟着改，档案结束就改回“不特别安排”。推广要在“个性化推荐”打开后才会按它来挑；按健康档案挑，还要您在健康档案里另外同意。
        </p>
        <p className="text-12 text-ink-3">
          您的账号下只记次数：一共打开过 <span className="tabular-nums">{visits}</span> 次页面，不记看了什么。
        </p>
      </div>
      <BottomAction error={keeping.error?.words}>
        <Button disabled={chosen === kept} busy={keeping.busy} onClick={keep}>
          {chosen === kept ? '已保存' : '保存'}
        </Button>
      </BottomAction>
    </Frame>
  )
}
