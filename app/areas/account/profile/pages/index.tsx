import {
  AccessibilityIcon,
  BadgeCheckIcon,
  CalendarCheckIcon,
  CreditCardIcon,
  GiftIcon,
  HeadphonesIcon,
  HeartIcon,
  IdCardIcon,
  LogOutIcon,
  MessageSquareTextIcon,
  PillIcon,
  ReceiptTextIcon,
  RotateCwIcon,
  SettingsIcon,
  ShoppingBagIcon,
  UsersIcon,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { MembershipCell } from '#app/areas/membership/cards/membership-cell.tsx'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { setElder, useElder } from '#app/shell/elder.ts'
import { Frame } from '#app/shell/frame.tsx'
import { TabBar } from '#app/shell/tab-bar.tsx'
import { Badge } from '#kit/ui/badge.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Switch } from '#kit/ui/switch.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { type User, WhoAmI } from '../parts/who-am-i.tsx'

export { handle } from 'virtual:rows/R201'

export default function AccountPage() {
  const { user, unread } = useWho()
  return (
    <Frame bar={{}} bottom={<TabBar unread={unread} />}>
      <div className="space-y-16 p-16">
        <WhoAmI user={user} />
        <CellGroup title="就医">
          <Cell start={<CalendarCheckIcon />} title="我的预约" note="排队进度、取消、候补" to="/guahao/orderlist" />
          <Cell start={<UsersIcon />} title="就诊人" note="自己和家人的资料" to="/account/members" />
          <Cell start={<IdCardIcon />} title="电子健康卡" note="挂号、缴费、取药时出示" to="/healthyCardHeal" />
          <Cell start={<BadgeCheckIcon />} title="实名认证" note="多数医院预约前需要" to="/account/certification" />
        </CellGroup>
        <CellGroup title="常用">
          <Cell
            start={
              <Badge count={unread}>
                <MessageSquareTextIcon />
              </Badge>
            }
            title="消息"
            to="/account/messages"
          />
          <MembershipCell userId={user?.user_id} />
          <Cell start={<HeartIcon />} title="我的收藏" to="/account/favourites" />
          <Cell start={<HeadphonesIcon />} title="我的课程" note="买过的音频课、收听记录" to="/audio/mine" />
          <Cell start={<ShoppingBagIcon />} title="商城订单" to="/health/orderlist" />
          <Cell start={<PillIcon />} title="我的处方" note="审核进度、凭处方下单" to="/yiyao/prescriptions" />
          <Cell start={<RotateCwIcon />} title="退款/售后" to="/health/refundList" />
          <Cell start={<GiftIcon />} title="礼物订单" note="送给家人朋友的" to="/account/giftorders" />
          <Cell start={<CreditCardIcon />} title="银行卡" note="充值、余额、人脸核验" to="/account/bankcards" />
          <Cell start={<ReceiptTextIcon />} title="发票抬头" note="开发票时直接选用" to="/invoice/titles" />
        </CellGroup>
        <CellGroup title="设置">
          <ElderSwitch />
          <Cell start={<SettingsIcon />} title="账号与隐私" note="资料、授权、下载、注销" to="/account/settings" />
          {user && <Cell start={<LogOutIcon />} title="退出登录" to="/account/logout?callback=/account/index" />}
        </CellGroup>
      </div>
    </Frame>
  )
}

/** Who is signed in and how much they have not read; a visitor is asked nothing. */
const useWho = (): { user: User | undefined; unread: number } => {
  const key = useSession()
  const [who, setWho] = useState<{ key: string; user: User; unread: number }>()
  useEffect(() => {
    if (key === null) return
    Promise.all([callApi(getUserInfo, {}), callApi(messages, { page_size: 1 })]).then(
      ([user, { unread_num: unread }]) => setWho({ key, user, unread }),
      () => undefined,
    )
  }, [key])
  return who?.key === key ? who : { user: undefined, unread: 0 }
}

function ElderSwitch() {
  const elder = useElder()
  return (
    <Switch checked={elder} onChange={() => setElder(!elder)}>
      <span className="flex items-center gap-12">
        <AccessibilityIcon className="shrink-0 text-18 text-accent-ink" />
        <span>
          长辈版
          <span className="block text-12 text-ink-3">字更大，页面更简单</span>
        </span>
      </span>
    </Switch>
  )
}
