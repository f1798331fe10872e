import {
  BabyIcon,
  BadgeCheckIcon,
  BookHeartIcon,
  BookmarkIcon,
  CalendarCheckIcon,
  CircleHelpIcon,
  CircleParkingIcon,
  ClipboardCheckIcon,
  CreditCardIcon,
  CrownIcon,
  FileHeartIcon,
  FolderHeartIcon,
  GiftIcon,
  HandHeartIcon,
  HeadphonesIcon,
  HeadsetIcon,
  HeartIcon,
  HistoryIcon,
  HospitalIcon,
  HousePlusIcon,
  IdCardIcon,
  LogOutIcon,
  MapPinIcon,
  MessageSquarePlusIcon,
  MessageSquareTextIcon,
  NotebookTabsIcon,
  PackageOpenIcon,
  PillIcon,
  PlaneTakeoffIcon,
  ReceiptIcon,
  ReceiptTextIcon,
  ScissorsIcon,
  SettingsIcon,
  SmartphoneIcon,
  StarIcon,
  TrophyIcon,
  UsersIcon,
  WalletCardsIcon,
} from 'lucide-react'
import { reportsAddress } from '#app/areas/family-doctor/cards/family-address.ts'
import { downloadAddress } from '#app/areas/guide/cards/download-address.ts'
import { MY_INQUIRIES } from '#app/areas/inquiry/cards/inquiry-address.ts'
import type { Vip } from '#app/areas/membership/cards/vip.ts'
import type { Counts } from '#app/shell/use-counts.ts'
import type { IconTile } from '#kit/ui/icon-tiles.tsx'

/** What is to be said of a number, where there is one. */
const many = (count: number | undefined, words: string): string | undefined => (count ? `${count} ${words}` : undefined)

/** What is known of who looks. */
interface Known {
  counts: Counts | undefined
  vip: Vip
  isSignedIn: boolean
}

/** The ways to all that is one's own, group by group. */
export const tilesOf = ({ counts, vip, isSignedIn }: Known): { title: string; tiles: IconTile[] }[] => [
  {
    title: '看病',
    tiles: [
      { text: '我的预约', to: '/guahao/orderlist', Icon: CalendarCheckIcon, state: bookingState(counts) },
      { text: '我的问诊', to: '/ask/list', Icon: MessageSquareTextIcon, state: askState(counts) },
      { text: '我的处方', to: '/yiyao/prescriptions', Icon: PillIcon },
      { text: '健康档案', to: '/records/index', Icon: FolderHeartIcon },
      { text: '家庭医生', to: '/familydoc/detail', Icon: HousePlusIcon },
      {
        text: '健康计划',
        to: '/familydoc/records?tab=plans',
        Icon: ClipboardCheckIcon,
        state: many(counts?.plan_due_num, '件到时间'),
      },
      { text: '检查报告', to: reportsAddress(), Icon: FileHeartIcon },
      { text: '挂号费收据', to: '/guahao/receipts', Icon: ReceiptIcon },
      { text: '我的询价', to: MY_INQUIRIES, Icon: PlaneTakeoffIcon },
      { text: '停车', to: '/park/index', Icon: CircleParkingIcon },
    ],
  },
  {
    title: '家人',
    tiles: [
      { text: '就诊人', to: '/account/members', Icon: UsersIcon },
      { text: '孩子的档案', to: '/records/children', Icon: BabyIcon },
      { text: '电子健康卡', to: '/healthyCardHeal', Icon: IdCardIcon, state: many(counts?.health_card_num, '张') },
      { text: '就诊卡', to: '/account/visitcards', Icon: NotebookTabsIcon },
      { text: '实名认证', to: '/account/certification', Icon: BadgeCheckIcon },
    ],
  },
  {
    title: '我的东西',
    tiles: [
      {
        text: '会员中心',
        to: '/member/index',
        Icon: CrownIcon,
        state: vip.isVip ? 'VIP' : vip.isMember ? '会员' : undefined,
      },
      { text: '关注', to: '/account/favourites?type=doctor', Icon: HeartIcon },
      { text: '收藏', to: '/account/favourites?type=goods', Icon: BookmarkIcon },
      { text: '浏览过', to: '/account/history', Icon: HistoryIcon },
      { text: '我的课程', to: '/audio/mine', Icon: HeadphonesIcon },
      { text: '优惠券', to: '/account/coupons', Icon: WalletCardsIcon, state: many(counts?.coupon_num, '张可用') },
      { text: '积分商城', to: '/integral/index', Icon: StarIcon },
      { text: '我的兑换', to: '/integral/orderList', Icon: PackageOpenIcon },
      { text: '我的奖品', to: '/activity/prizes', Icon: TrophyIcon },
      { text: '我的砍价', to: '/activity/bargain', Icon: ScissorsIcon },
      { text: '我的心意', to: '/sendheart/mine', Icon: HandHeartIcon },
      { text: '礼品卡', to: '/activity/giftcards', Icon: BookHeartIcon },
      { text: '礼物', to: '/account/giftorders', Icon: GiftIcon },
      { text: '银行卡', to: '/account/bankcards', Icon: CreditCardIcon },
      { text: '收货地址', to: '/health/addressmanage', Icon: MapPinIcon },
      { text: '发票', to: '/invoice/titles', Icon: ReceiptTextIcon },
    ],
  },
  {
    title: '帮助和设置',
    tiles: [
      { text: '在线客服', to: '/qiyuMiddle', Icon: HeadsetIcon },
      { text: '常见问题', to: '/help/question', Icon: CircleHelpIcon },
      { text: '医院入驻', to: '/health/joinindex', Icon: HospitalIcon },
      { text: '意见反馈', to: '/help/suggestions', Icon: MessageSquarePlusIcon },
      { text: '放到桌面', to: downloadAddress(), Icon: SmartphoneIcon },
      { text: '账号与隐私', to: '/account/settings', Icon: SettingsIcon },
      ...(isSignedIn ? [{ text: '退出登录', to: '/account/logout?callback=/account/index', Icon: LogOutIcon }] : []),
    ],
  },
]

const bookingState = (counts: Counts | undefined): string | undefined =>
  many(counts?.bookings.unpaid, '个待付款') ?? many(counts?.bookings.upcoming, '个要去')

const askState = (counts: Counts | undefined): string | undefined =>
  many(counts?.asks.unpaid, '个待付款') ??
  many(counts?.asks.talking, '个进行中') ??
  many(counts?.asks.waiting, '个在等')
