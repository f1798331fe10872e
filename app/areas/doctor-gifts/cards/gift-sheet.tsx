import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { classes } from '#kit/ui/classes.ts'
import { giftToast } from '#kit/ui/gift-toast.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Stepper } from '#kit/ui/stepper.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { signInAddress } from '#kit/wire/browser/way-back.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { giveGift, pointGifts, userGifts } from '../contract.ts'
import { giftWords } from '../rules.ts'

type Gift = CallOutput<typeof pointGifts>['list'][number]

interface GiftSheetProps {
  open: boolean
  doctorId: number
  /** In which consultation its card is to stand. */
  consultationId?: string
  onClose: () => void
  onGiven?: () => void
}

/** Most pieces that are offered at once. */
const MOST = 9

/** Gifts to choose from, how many, and what it costs. */
export function GiftSheet({ open, doctorId, consultationId, onClose, onGiven }: GiftSheetProps) {
  const { gifts, balance, setBalance, hasFailed } = useGifts(open, doctorId)
  const [giftId, setGiftId] = useState<number>()
  const [num, setNum] = useState(1)
  const give = useAct(giveGift)
  const gift = gifts?.find((one) => one.gift_id === giftId) ?? gifts?.[0]
  const cost = (gift?.point ?? 0) * num
  const submit = async (chosen: Gift) => {
    const done = await give.run({ gift_id: chosen.gift_id, doctor_id: doctorId, num, ask_id: consultationId })
    if (!done) return
    setBalance(done.balance)
    giftToast(`已送出${giftWords(chosen.name, num)}`, chosen.image)
    onClose()
    onGiven?.()
  }
  return (
    <Sheet
      open={open}
      title="送医生一份心意"
      onClose={onClose}
      action={<Action gift={gift} cost={cost} balance={balance} busy={give.busy} onGive={submit} />}
    >
      <div className="space-y-16">
        {give.error && (
          <div role="alert">
            <Notice tone="danger">{give.error.words}</Notice>
          </div>
        )}
        {hasFailed && <Notice tone="danger">礼物没有加载出来，请关闭后再试</Notice>}
        {!gifts && !hasFailed && <SkeletonList rows={2} />}
        {gifts && <Choices gifts={gifts} chosen={gift?.gift_id} onChoose={setGiftId} />}
        {gift && gift.stock > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-8">
            <span className="text-16">数量</span>
            <Stepper pieces={num} most={Math.min(MOST, gift.stock)} onChange={setNum} />
          </div>
        )}
        <p className="text-12 text-ink-3">用积分送出，不花钱；医生不会因此收到钱。送出后不能退回。</p>
      </div>
    </Sheet>
  )
}

interface ActionProps {
  gift: Gift | undefined
  cost: number
  /** Undefined for a visitor, and while it is not known. */
  balance: number | undefined
  busy: boolean
  onGive: (gift: Gift) => void
}

function Action({ gift, cost, balance, busy, onGive }: ActionProps) {
  const who = useSession()
  const { pathname, search } = useLocation()
  if (who === null) return <ButtonLink to={signInAddress(pathname + search)}>登录后送礼物</ButtonLink>
  if (balance !== undefined && balance < cost)
    return <ButtonLink to="/vue/userpoint/index">还差 {cost - balance} 积分，去赚积分</ButtonLink>
  return (
    <Button
      busy={busy}
      disabled={!gift || gift.stock === 0 || balance === undefined}
      onClick={() => gift && onGive(gift)}
    >
      {gift ? `用 ${cost} 积分送出` : '送出'}
      {balance !== undefined && <span className="text-12 font-normal">（可用 {balance}）</span>}
    </Button>
  )
}

/** What can be given and what one has to give it with, asked for when the sheet opens. */
const useGifts = (isWanted: boolean, doctorId: number) => {
  const who = useSession()
  const [gifts, setGifts] = useState<readonly Gift[]>()
  const [balance, setBalance] = useState<number>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    setFailed(false)
    const own = who === null ? undefined : callApi(userGifts, { doctor_id: doctorId, page_size: 1 })
    Promise.all([callApi(pointGifts, { doctor_id: doctorId }), own]).then(
      ([{ list }, mine]) => {
        if (!isHere) return
        setGifts(list)
        setBalance(mine?.balance)
      },
      () => isHere && setFailed(true),
    )
    return () => {
      isHere = false
    }
  }, [isWanted, doctorId, who])
  return { gifts, balance, setBalance, hasFailed }
}

interface ChoicesProps {
  gifts: readonly Gift[]
  chosen: number | undefined
  onChoose: (giftId: number) => void
}

function Choices({ gifts, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-8">
      <legend className="sr-only">选一份礼物</legend>
      {gifts.map(({ gift_id, name, image, point, stock }) => (
        <label
          key={gift_id}
          className={classes(
            'relative flex flex-col items-center gap-4 rounded-12 border p-12 text-center',
            gift_id === chosen ? 'border-accent-ink bg-tint' : 'border-line',
            stock === 0 && 'opacity-45',
          )}
        >
          <input
            type="radio"
            name="gift"
            checked={gift_id === chosen}
            disabled={stock === 0}
            onChange={() => onChoose(gift_id)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-12"
          />
          <Picture src={image} alt="" width={64} height={64} className="size-64 rounded-8" />
          <span className="text-14 font-medium">{name}</span>
          <span className="text-12 text-ink-2 tabular-nums">{stock === 0 ? '已送完' : `${point} 积分`}</span>
        </label>
      ))}
    </fieldset>
  )
}
