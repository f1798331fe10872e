import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { spokenDay } from '#kit/time/spoken.ts'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import { useSend } from '#kit/wire/browser/use-act.ts'
import { appointAddress, LISTS } from '../cards/appointment-address.ts'
import { forWhom } from '../cards/for-whom.ts'
import { addOnSiteTime, physicalYuyueChange } from '../contract.ts'
import type { TimeChoice } from './load-choice.ts'

/** What is chosen so far, and how it is booked: the same on every page on which a time is chosen. */
export const useChoice = ({ config, members, moving }: TimeChoice) => {
  const today = useToday()
  const [picked, setPicked] = useState<{ date: string; time: string }>()
  const [memberId, setMemberId] = useState<number>()
  const [isSigning, setSigning] = useState(false)
  const [isSigned, setSigned] = useState(config.is_signed === 1)
  const booking = useSend()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { order_id, goods_id, unit_id, date } = config
  // A time belongs to its day: another day asks for another time.
  const time = picked?.date === date ? picked.time : undefined
  const wanted = memberId ?? moving?.member_id ?? forWhom(order_id)
  const member = members.find(({ member_id }) => member_id === wanted) ?? members[0]
  const needsSign = config.consent !== '' && !isSigned

  const book = async () => {
    if (!time || !member) return
    const on_site_time = `${date} ${time}`
    const asked = { order_id, goods_id, unit_id, on_site_time, member_id: member.member_id }
    const isExamMoved = config.appointment === 'exam' && moving?.member_id === member.member_id
    const made = isExamMoved
      ? await booking.send(physicalYuyueChange, { order_id, date, time, yuyue_id: moving.yuyue_id })
      : await booking.send(addOnSiteTime, { ...asked, yuyue_id: moving?.yuyue_id })
    if (!made) return
    toast(moving ? '改约成功' : '预约成功')
    navigate(orderAddress(order_id), { replace: true })
  }
  const isByLists = pathname === LISTS
  const bought = { order_id, goods_id, unit_id, yuyue_id: moving?.yuyue_id }
  const submit = () => (needsSign ? setSigning(true) : book())
  return {
    time,
    member,
    submit,
    busy: booking.busy,
    error: booking.error,
    needsSign,
    isSigning,
    stopSigning: () => setSigning(false),
    openSigning: () => setSigning(true),
    signed: () => {
      setSigned(true)
      setSigning(false)
    },
    pick: (chosen: string) => setPicked({ date, time: chosen }),
    chooseMember: setMemberId,
    /** What the button says: when, once that is chosen. */
    when: time ? `${spokenDay(date, today)} ${time}` : '',
    /** The same choice in its other form: by lists for whom a calendar is small or hard to hear, by the calendar again. */
    otherForm: isByLists
      ? { text: '用日历选时间', to: appointAddress(config.appointment, bought) }
      : { text: '用列表选日期和时间', to: address(LISTS, { ...bought, date }) },
    /** This page with another day, or another seller. */
    linkTo: (day: string, unit = unit_id) => address(pathname, { ...bought, unit_id: unit, date: day }),
  }
}

export type Choosing = ReturnType<typeof useChoice>
