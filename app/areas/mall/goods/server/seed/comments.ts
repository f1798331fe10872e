/** What buyers of the demonstration say, by stars and kind of goods. */
export const commentTexts: Readonly<
  Record<'service' | 'parcel', readonly (readonly [stars: number, content: string])[]>
> = {
  service: [
    [5, '预约的时间到了就进去，没怎么等，医生讲得很细。'],
    [5, '第二次来了，环境干净，工作人员会主动指路。'],
    [5, '给爸妈买的，老人家说服务耐心，报告出得也快。'],
    [4, '整体不错，就是周末人多，停车排了一会儿。'],
    [4, '做得仔细，价格比现场便宜，下次提前约早上的时间。'],
    [5, '没有推销别的项目，问什么答什么，放心。'],
    [3, '位置有点难找，导航到了还绕了一圈，服务还可以。'],
    [4, '改期很方便，在订单里点一下就好了。'],
  ],
  parcel: [
    [5, '包装结实，隔天就到了，效期新。'],
    [5, '给家里老人用，字大，操作简单。'],
    [4, '和说明一致，用了两周没问题。'],
    [5, '第二次回购，家里常备。'],
    [4, '东西好，就是外盒有一点压痕。'],
    [3, '还行，比想象的小一点。'],
    [5, '客服解释得清楚，发票也开了。'],
  ],
}

/** Masked names of the demonstration. */
export const buyerNames = [
  '王**',
  '李**',
  '张**',
  '陈**',
  '刘**',
  '黄**',
  '周**',
  '吴**',
  '徐**',
  '林**',
  '郑**',
  '何**',
] as const
