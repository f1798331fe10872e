import {
  BookOpenIcon,
  CalendarCheckIcon,
  CalendarClockIcon,
  CalendarDaysIcon,
  CalendarOffIcon,
  CreditCardIcon,
  CrownIcon,
  EyeIcon,
  GiftIcon,
  HeadphonesIcon,
  HistoryIcon,
  HospitalIcon,
  MegaphoneIcon,
  MessageCircleHeartIcon,
  MonitorIcon,
  PackageIcon,
  PackageOpenIcon,
  PillIcon,
  PlayIcon,
  ShieldCheckIcon,
  ShoppingBagIcon,
  StethoscopeIcon,
  ThumbsUpIcon,
  TimerIcon,
  TruckIcon,
  UsersIcon,
  WalletIcon,
} from 'lucide-react'
import { menus } from '#app/wings/menu.ts'
import type { Permission } from '../rules.ts'
import type { WorkPlace } from './work-frame.tsx'

/** A place of the desk, shown to who may enter it. */
export interface Place extends WorkPlace {
  may: Permission
}

/** A place of a room's wing (`desk/menu.ts`), and which place it stands behind; at the end where there is none such. */
export interface WingPlace extends Place {
  after: string
}

const ownPlaces: readonly Place[] = [
  { text: '今日门诊', to: '/desk/today', Icon: StethoscopeIcon, may: 'clinic.read', also: ['/desk/clinic'] },
  { text: '候诊大屏', to: '/desk/screens', Icon: MonitorIcon, may: 'clinic.read' },
  { text: '排班', to: '/desk/plans', Icon: CalendarDaysIcon, may: 'schedules.read' },
  { text: '例外与假日', to: '/desk/exceptions', Icon: CalendarClockIcon, may: 'schedules.read' },
  {
    text: '停诊',
    to: '/desk/stops',
    Icon: CalendarOffIcon,
    may: 'schedules.stop',
    also: ['/desk/stop', '/desk/stopped'],
  },
  {
    text: '商品',
    to: '/desk/goods',
    Icon: ShoppingBagIcon,
    may: 'goods.manage',
    also: ['/desk/goods/edit', '/desk/goods/stock'],
  },
  {
    text: '限时秒杀',
    to: '/desk/seckill',
    Icon: TimerIcon,
    may: 'offers.manage',
    also: ['/desk/seckill/session'],
  },
  {
    text: '抽奖与砍价',
    to: '/desk/activities',
    Icon: GiftIcon,
    may: 'offers.manage',
    also: ['/desk/activities/one', '/desk/activities/prizes'],
  },
  { text: '礼品卡', to: '/desk/giftcards', Icon: CreditCardIcon, may: 'orders.handle' },
  { text: '商城广告', to: '/desk/adverts', Icon: MegaphoneIcon, may: 'adverts.manage' },
  { text: '运费模板', to: '/desk/freight', Icon: TruckIcon, may: 'goods.manage' },
  { text: '商城订单', to: '/desk/orders', Icon: PackageIcon, may: 'orders.handle' },
  { text: '积分商品', to: '/desk/points', Icon: GiftIcon, may: 'goods.manage' },
  { text: '积分兑换', to: '/desk/points/orders', Icon: PackageOpenIcon, may: 'orders.handle' },
  { text: '处方审核', to: '/desk/prescriptions', Icon: PillIcon, may: 'prescriptions.review' },
  { text: '评价审核', to: '/desk/reviews', Icon: ThumbsUpIcon, may: 'reviews.decide' },
  {
    text: '文章审核',
    to: '/desk/articles',
    Icon: BookOpenIcon,
    may: 'articles.review',
    also: ['/desk/article'],
  },
  { text: '音频课', to: '/desk/classes', Icon: HeadphonesIcon, may: 'classes.manage', also: ['/desk/class'] },
  { text: '医生视频', to: '/desk/videos', Icon: PlayIcon, may: 'videos.manage', also: ['/desk/video'] },
  { text: '公开问诊', to: '/desk/openasks', Icon: EyeIcon, may: 'open-asks.review', also: ['/desk/openask'] },
  {
    text: '到院预约',
    to: '/desk/appointments',
    Icon: CalendarCheckIcon,
    may: 'appointments.read',
    also: ['/desk/appointment-plans'],
  },
  { text: '医院设置', to: '/desk/hospital', Icon: HospitalIcon, may: 'schedules.read' },
  { text: '对账与退款', to: '/desk/money', Icon: WalletIcon, may: 'money.read' },
  // Who answers patients begins their day there.
  { text: '客服', to: '/desk/talks', Icon: MessageCircleHeartIcon, may: 'service.answer', also: ['/desk/talk'] },
  { text: '会员', to: '/desk/membership', Icon: CrownIcon, may: 'membership.book' },
  { text: '员工', to: '/desk/staff', Icon: UsersIcon, may: 'staff.manage' },
  { text: '操作记录', to: '/desk/audit', Icon: HistoryIcon, may: 'audit.read' },
  { text: '诊疗规则', to: '/desk/care', Icon: ShieldCheckIcon, may: 'audit.read' },
]

const withWings = (places: readonly Place[], wings: readonly WingPlace[]): readonly Place[] =>
  wings.reduce((all, place) => {
    const at = all.findIndex(({ to }) => to === place.after)
    return all.toSpliced(at < 0 ? all.length : at + 1, 0, place)
  }, places)

/** The desk's navigation: its own rooms' places, and those of the wings of others. */
export const places = withWings(ownPlaces, menus)

/** Where somebody begins who comes without an address of their own. */
export const firstPlace = (permissions: readonly string[]): string =>
  places.find((place) => permissions.includes(place.may))?.to ?? '/desk/account'
