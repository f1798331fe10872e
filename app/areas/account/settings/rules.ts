/** What `acceptRecommend` may say; "0" means not recommended [X137]. */
export const recommendSwitch = ['0', '1'] as const

/** So many copies of their data a patient gets a day. */
export const MOST_EXPORTS = 10

/** What cancelling an account means, as every visitor may read it. */
export const cancelWords = {
  title: '注销账号',
  content:
    '注销后账号立即失效，所有设备都会退出登录，而且无法恢复。同一手机号以后可以重新注册，但看不到现在的任何资料。',
  lost: [
    '就诊人资料、实名认证和监护人同意',
    '电子健康卡和在这里绑定的就诊卡',
    '消息、收藏、关注和候补记录',
    '写过的评价和回复会隐去姓名和内容',
    '问诊记录',
  ],
  kept: [
    '预约记录：医院依法要保存，只留就诊人的姓名、性别、出生日期，和看哪位医生、什么时间',
    '支付和退款：依法要保存以备对账，不再和您的手机号关联',
  ],
}

/** Why somebody may leave: to choose from, or to write oneself. */
export const leavingReasons = ['不再需要', '换了手机号', '担心隐私', '使用不方便', '其他'] as const
