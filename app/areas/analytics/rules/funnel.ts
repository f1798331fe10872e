/** What visitors did is stored so many days. */
export const EVENTS_STORED_DAYS = 30

/** What is counted of each function of the product: each figure with how it is counted. */
export const funnelFigures = {
  seen: {
    words: '看到',
    how: '这几天屏幕上出现过这个入口的访问次数，一次打开 App 或网页到关掉算一次访问；商城首页这样的页面进去就算打开，没有这一项。只在平台合计里，分不到医院、科室和做什么。',
  },
  opened: {
    words: '打开',
    how: `这几天点了这个入口、或者打开了这个页面的访问次数。访问记录只保留 ${EVENTS_STORED_DAYS} 天，更早的没有。同样只在平台合计里。`,
  },
  began: {
    words: '开始',
    how: '从这个入口进来后提交的挂号、问诊、商品和服务订单、到院预约，在这几天提交的。同一次访问先后经过几个入口，算最后一个；候补到的号、窗口代办的、改约的不算。',
  },
  paid: {
    words: '成交',
    how: '其中付了款的，和免费、不用现在付的；后来取消或退款的也算在内。到院预约的钱在买的时候已经付过，所以约了就算。',
  },
} as const satisfies Record<string, { words: string; how: string }>
