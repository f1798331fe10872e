import { GiftIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { actStateWords } from '#app/areas/activities/acts/rules.ts'
import { ShareButton } from '#app/shell/share-button.tsx'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { toast } from '#kit/ui/toast.ts'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type jionInfo, type lotteryInfo, luckPlay } from '../contract.ts'
import { TOAST_MS } from '../rules.ts'

type ActInfo = CallOutput<typeof lotteryInfo>['actInfo']
type Join = CallOutput<typeof jionInfo>['joinInfo']
type Drawn = CallOutput<typeof luckPlay>['prize']

interface PlayCardProps {
  act: ActInfo
  join: Join | undefined
  isVisitor: boolean
  shared: Parameters<typeof ShareButton>[0]['shared']
  onPlayed: () => void
}

/** The prizes, one button that draws, and how one comes to more draws. */
export function PlayCard({ act, join, isVisitor, shared, onPlayed }: PlayCardProps) {
  const { revalidate } = useRevalidator()
  const today = useToday()
  const playing = useAct(luckPlay)
  const [drawn, setDrawn] = useState<Drawn>()
  const lit = useRunningLight(act.prizes.length, playing.busy)
  const isOn = act.status === 'on'
  // Unknown until it is fetched, and when it could not be: whoever draws then is answered by the server.
  const left = join?.left_num
  const play = async () => {
    setDrawn(undefined)
    const done = await playing.run({ act_id: act.act_id })
    onPlayed()
    if (!done) return
    setDrawn(done.prize)
    toast(wordsOf(done.prize), { ms: TOAST_MS })
    revalidate()
  }
  return (
    <section aria-label={act.title} className="overflow-hidden rounded-16 bg-card shadow-soft">
      <div className="bg-danger-tint px-16 py-12 text-center text-danger">
        <h1 className="text-22 font-semibold">{act.title}</h1>
        <p className="text-14">
          {unbroken(
            isOn ? `免费抽，至 ${spokenDayTime(parseTime(act.end_time), today)}` : `活动${actStateWords[act.status]}`,
          )}
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-8 p-16">
        {act.prizes.map((prize, at) => (
          <li
            key={prize.prize_id}
            className={classes(
              'rounded-12 border-2 bg-page p-8 text-center transition-colors',
              lit === at || drawn?.prize_id === prize.prize_id ? 'border-danger' : 'border-transparent',
            )}
          >
            <Picture src={prize.img} alt="" width={64} height={64} className="mx-auto size-64 rounded-8" />
            <span className="line-clamp-2 block pt-4 text-14">{prize.title}</span>
            {prize.left === 0 && <span className="block text-12 text-ink-3">已抽完</span>}
          </li>
        ))}
      </ul>
      <div className="space-y-12 px-16 pb-16">
        {playing.error && <Notice tone="warning">{playing.error.words}</Notice>}
        <p role="status" className="text-center text-14 text-ink-2 empty:hidden">
          {drawn ? wordsOf(drawn) : ''}
        </p>
        {isOn && (
          <Button wide kind="danger" busy={playing.busy} disabled={!isVisitor && left === 0} onClick={play}>
            <GiftIcon />
            <span>
              {isVisitor ? '登录后免费抽' : '抽一次'}
              {!isVisitor && left !== undefined && <span className="whitespace-nowrap">（今天还有 {left} 次）</span>}
            </span>
          </Button>
        )}
        {isOn && act.help_most > 0 && (
          <>
            <ShareButton wide kind="secondary" shared={shared}>
              邀请好友，多抽一次
            </ShareButton>
            <p className="text-center text-12 text-ink-3">
              {join
                ? `今天已有 ${join.help_num} 位好友助力，每天最多 ${join.help_most} 位`
                : `每位好友助力多抽 1 次，每天最多 ${act.help_most} 次`}
            </p>
          </>
        )}
        {!isVisitor && (
          <ButtonLink wide kind="text" to="/activity/prizes">
            我的奖品
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

const wordsOf = ({ kind, title }: Drawn): string =>
  kind === 'thanks' ? '差一点点，谢谢参与' : `恭喜抽中 ${title}${kind === 'goods' ? '，记得填地址' : '，已到账'}`

const STEP_MS = 120

/** A light that runs from prize to prize while the draw is under way; it stands still for who wants no motion. */
const useRunningLight = (count: number, isRunning: boolean): number | undefined => {
  const [at, setAt] = useState<number>()
  useEffect(() => {
    if (!isRunning || matchMedia('(prefers-reduced-motion: reduce)').matches) return setAt(undefined)
    const timer = setInterval(() => setAt((now = -1) => (now + 1) % count), STEP_MS)
    return () => clearInterval(timer)
  }, [isRunning, count])
  return isRunning ? at : undefined
}
