/** A thing that a child usually can by an age. Its id stays: answers point at it. */
export interface Sign {
  id: string
  words: string
}

/** Four signs at each of eleven ages in months, put as what a child can. */
export const signs: readonly { months: number; signs: readonly Sign[] }[] = [
  at(3, '听到很大的声音会有反应', '逗的时候会出声或会笑', '会看人的脸，眼睛会跟着人或东西转', '趴着时能抬头'),
  at(6, '常出声，会笑出声来', '会伸手抓东西', '握着的拳头能松开', '扶着能坐'),
  at(8, '听到声音会回应', '分得出生人和熟人', '会把玩具从一只手换到另一只手', '能自己坐'),
  at(12, '叫名字有反应', '会学着做“再见”或“欢迎”', '会用拇指和食指捏起小东西', '扶着东西能站'),
  at(18, '会有意识地叫爸爸或妈妈', '说要什么会用手指', '会和人对视', '能自己走'),
  at(24, '说得出三样东西的名字', '能照着话做简单的事', '会用勺子吃饭', '扶着栏杆能上楼梯'),
  at(30, '会说两三个字的短句', '对不同的玩法都有兴趣', '要大小便会表示', '会跑'),
  at(36, '会说自己的名字', '会玩假装游戏，比如拿棍子当马骑', '会照着画圆', '会双脚跳'),
  at(48, '会说带形容词的句子', '能等一等、轮流来', '会自己穿衣服', '能单脚站'),
  at(60, '能简单说一件事的经过', '知道自己是男孩还是女孩', '会用筷子吃饭', '会单脚跳'),
  at(72, '会说自己的感受或想法', '会和伙伴玩扮演角色的游戏', '会画方形', '跑得稳'),
]

function at(months: number, ...words: string[]) {
  return { months, signs: words.map((one, n) => ({ id: `${months}-${n + 1}`, words: one })) }
}
