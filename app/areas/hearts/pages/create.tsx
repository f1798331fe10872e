import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { pointGifts, userGifts } from '#app/areas/doctor-gifts/contract.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate, readId } from '#kit/wire/load.ts'
import { sendHeart } from '../contract.ts'
import { WORDS } from '../rules.ts'
import type { Route } from './+types/create'

export { handle } from 'virtual:rows/heart-send'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const doctor_id = readId(query, 'doctor_id')
  const [doctor, gifts, own] = await Promise.all([
    callApi(doctorDetail, { doctor_id }),
    callApi(pointGifts, { doctor_id }),
    callApi(userGifts, { doctor_id, page_size: 1 }),
  ])
  return { doctor, gifts: gifts.list, balance: own.balance }
})

export default function SendHeartPage({ loaderData: { doctor, gifts, balance } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const sending = useAct(sendHeart)
  const [giftId, setGiftId] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words') ?? '')
    const sent = await sending.run({ doctor_id: doctor.doctor_id, words, gift_id: giftId })
    if (!sent) return
    toast('心意送出了，医院看过后展示')
    navigate('/sendheart/mine', { replace: true })
  }
  return (
    <Frame bar={{}}>
      <form data-writes="" onSubmit={submit} className="flex grow flex-col">
        <div className="grow space-y-16 p-16">
          <div className="flex items-center gap-12">
            <Avatar src={doctor.image} kind="doctor" />
            <p className="min-w-0 text-16 font-medium">
              写给 {doctor.doctor_name}
              <span className="block text-14 font-normal text-ink-2">{doctor.title_name}</span>
            </p>
          </div>
          <TextField
            label="想对医生说的话"
            name="words"
            minLength={WORDS.least}
            maxLength={WORDS.most}
            placeholder="谢谢您……"
            hint="医院看过后展示在医生主页，名字会打码。请不要写病情隐私。"
            required
          />
          <Choice
            legend={`附一份小礼物（可不选，您有 ${balance} 积分）`}
            name="gift_id"
            value={giftId}
            onChange={setGiftId}
            options={[
              { value: '', title: '只送心意' },
              ...gifts.map(({ gift_id, name, point }) => ({
                value: String(gift_id),
                title: name,
                aside: `${point} 积分`,
                disabled: point > balance,
              })),
            ]}
          />
          {gifts.length > 0 && gifts.every(({ point }) => point > balance) && (
            <Link to="/vue/userpoint/index" className="inline-flex min-h-target items-center text-14 text-accent-ink">
              积分还不够，去赚积分
            </Link>
          )}
        </div>
        <BottomAction error={sending.error?.words}>
          <Button type="submit" busy={sending.busy}>
            送出心意
          </Button>
        </BottomAction>
      </form>
    </Frame>
  )
}
