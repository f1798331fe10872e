/** Degrees that are said of something else than a body. */
const degrees = String.raw`(?:大约|大概|约|要|用|是|在|有|了|到|调到|控制在)?\d+度`

/**
 * What holds the words of a sign and speaks of something else; it is taken out of a text, as `spoken` folds it, before the signs are
 * looked for. Only what says by itself that it is harmless stands here: one false alarm is better than one that is missed.
 */
export const harmless: readonly RegExp[] = [
  // Water, air and angles, and numbers that no thermometer shows: 孩子近视 240 度.
  new RegExp(`(?:洗澡水|水温|奶温|温泉|室温|气温|天气)${degrees}`, 'g'),
  /\d+度(?:左右)?的(?:温水|热水|水|奶)/g,
  new RegExp(`(?:侧弯|弯曲|外翻|角度)${degrees}`, 'g'),
  /(?<!\d)(?!(?:(?:3[5-9]|4[0-2])\d?){1,2}度)\d+度/g,
  // Legs of furniture; but somebody 下床，腿断了.
  /(?:镜|桌子?|椅子?|凳子?|沙发|柜子?|茶几|(?<![起上下])床)的?腿/g,
  /(?:跑步|锻炼|运动|健身|药|联系)断了(?![腿胳骨])/g,
  // Things that fell, with nobody who held them.
  /(?<![着玩看拿抱])(?:手机|平板|杯子|眼镜|遥控器)从.{1,3}[掉摔跌]下/g,
  /麻[烦辣醉药将黄酱花风]|(?<!荨)麻疹|[芝天亚]麻/g,
  /抽了?(?:很多|好多|[\d一两二三几])?[管次]?(?:指尖|静脉)?血/g,
  // Medicines that are salts.
  /硫酸(?=氨基|沙丁胺醇|特布他林|亚铁|[锌镁钡钙铝铜钠钾]|羟氯喹|氢氯吡格雷|阿托品|软骨素|庆大霉素|新霉素|多[黏粘]菌素|吗啡)/g,
  /避孕[药套针贴]/g,
  /过敏性(?=鼻炎|咽炎|结膜炎|紫癜)/g,
  /呼吸内?科/g,
  /酒精(?=消毒|棉|湿巾|擦|过敏)|酒店/g,
  /用洗洁精[洗刷]/g,
  /电池(?:快?没电|续航|寿命)/g,
  /结石/g,
  /跳楼价/g,
]
