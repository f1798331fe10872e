import { useLocation } from 'react-router'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { usePageHandle } from '../page-handle.ts'

/** Where each thing is chosen that a page may miss. */
const choices: Readonly<Record<string, { what: string; to: string; action: string }>> = {
  unit_id: { what: '医院', to: '/unit/list', action: '选择医院' },
  dep_id: { what: '科室', to: '/unit/list', action: '从医院开始选' },
  doc_id: { what: '医生', to: '/doctor/index', action: '找医生' },
  doctor_id: { what: '医生', to: '/doctor/index', action: '找医生' },
  slot_id: { what: '就诊时间', to: '/guahao/index', action: '去挂号' },
  order_id: { what: '订单', to: '/health/orderlist', action: '我的订单' },
  prescription_id: { what: '处方', to: '/yiyao/prescriptions', action: '我的处方' },
  ask_id: { what: '问诊', to: '/ask/list', action: '我的问诊' },
  goods_id: { what: '商品', to: '/health/index', action: '去健康商城' },
  project_id: { what: '项目', to: '/shop/serviceIndex', action: '看看项目' },
  couponId: { what: '优惠券', to: '/account/coupons', action: '我的优惠券' },
  out_trade_no: { what: '要付的款', to: '/guahao/orderlist?tab=unpaid', action: '待支付的预约' },
}

/** Of care abroad the same names are of other things. */
const abroad: typeof choices = {
  unit_id: { what: '机构', to: '/gjyl/interIndex', action: '选机构' },
  doctor_id: { what: '专家', to: '/gjyl/interIndex', action: '从机构开始选' },
  goods_id: { what: '服务', to: '/gjyl/service', action: '选服务' },
  ill_id: { what: '疾病', to: '/gjyl/allType', action: '选疾病' },
  article_id: { what: '文章', to: '/gjyl/conArtCase', action: '看案例与文章' },
  id: { what: '目的地', to: '/gjyl/interIndex', action: '选目的地' },
}

/** Of a visit an order is the appointment. */
const booking: typeof choices = {
  order_id: { what: '预约', to: '/guahao/orderlist', action: '我的预约' },
}

/** Of points it is what they were given for. */
const exchange: typeof choices = {
  order_id: { what: '兑换', to: '/integral/orderList', action: '我的兑换' },
}

/** By the beginning of its path, where a page means something else by a name than most do. */
const others: readonly (readonly [string, typeof choices])[] = [
  ['/gjyl/', abroad],
  ['/guahao/', booking],
  ['/integral/', exchange],
]

/** An address without what it is about: says what is to be chosen first, and where. */
export function NotChosen({ missing }: { missing: string }) {
  const { pathname } = useLocation()
  const own = others.find(([path]) => pathname.startsWith(path))?.[1]
  const { what, to, action } = own?.[missing] ?? choices[missing] ?? { what: '要看的内容', to: '/', action: '回到首页' }
  const title = usePageHandle()?.title ?? ''
  return (
    <Empty
      drawing="search"
      title={`先选择${what}，再看${title}`}
      text={`选好${what}，就能看到了。`}
      action={
        <ButtonLink to={to} kind="secondary">
          {action}
        </ButtonLink>
      }
    />
  )
}
