import type { Seeded } from './seeded.ts'

export type Sex = 'male' | 'female'

const each = (text: string): readonly string[] => [...text]

/** Common family names; the commonest stand more than once, as in life. */
export const familyNames: readonly string[] = each(
  '王王王王李李李李张张张张刘刘刘陈陈陈杨杨黄黄赵赵吴吴周周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程' +
    '魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严欧莫孔向汤温',
)

const pairs = (first: string, second: string): readonly string[] =>
  each(first).flatMap((one) => each(second).flatMap((other) => (one === other ? [] : [one + other])))

/** Given names by sex. Pools to draw from by index; every one is two characters. */
export const givenNames: Readonly<Record<Sex, readonly string[]>> = {
  male: pairs(
    '建志文明海伟俊浩宇嘉思晓永立振宏家承景启泽天博睿鸿维育柏培致',
    '华军辉峰斌涛杰鹏轩然远航林成恒毅诚岩川洋安昊凡舟霖钧策屹桥',
  ),
  female: pairs(
    '晓雪丽文静雅思佳梦婉诗欣心海玉秀春美若清书语淑慧嘉婧如怡芷映',
    '敏芳娟燕玲婷颖琳萍洁莹妍涵宁雯琪瑶菲蕾璇岚蓉茜竹筠萱妮月霞溪',
  ),
}

/**
 * People known to many whose names the pools could build: no invented person may carry one. No such list is complete;
 * the pools help, as they lack the characters of names from public life.
 */
export const famousNames: ReadonlySet<string> = new Set(
  `
  王立军 王志军 王建军 王俊杰 王天林 王海涛 王天成 王嘉恒 王丽萍 王海燕 王晓洁 王若琳
  李嘉诚 李承鹏 李宏毅 李维安 李建华 李文辉 李俊峰 李俊杰 李家航 李晓霞 李心洁 李春燕 李秀娟 李雅娟 李海峰
  张家辉 张海洋 张博恒 张立军 张志军 张海涛 张思远 张玉宁 张若琳 张秀芳 张建斌 张俊杰
  刘海涛 刘天华 刘诗雯 刘嘉玲 刘慧芳 刘晓燕 刘玉玲 刘建军 刘文杰 刘志军 刘雪婷 刘俊杰
  陈建斌 陈思诚 陈天华 陈天桥 陈慧琳 陈慧敏 陈美玲 陈若琳 陈淑芳 陈嘉琳 陈志远 陈建军
  杨丽萍 杨丽娟 杨文军 杨玉莹 杨秀玲 杨建军 杨建华 黄文华 黄海涛 黄俊鹏 赵丽颖 赵文华 赵建华 赵俊峰
  吴雅婷 吴建军 吴俊杰 吴美玲 周慧敏 周雅菲 周慧琳 周建军 周俊杰 徐静蕾 徐佳莹 徐梦洁 徐海涛 孙海涛 孙梦洁 孙海洋
  马文军 马建军 马天宇 朱雪莹 朱海涛 胡海峰 胡海涛 郭海涛 郭天成 何雯娜 何家成 高海宁 高明远 高文杰
  林俊杰 林志杰 林丽莹 林永健 林海峰 罗雪娟 罗海川 郑嘉颖 郑海霞 郑文杰 梁家辉 梁思成 梁文峰
  许志安 许海峰 许嘉诚 韩晓鹏 韩天宇 冯建宇 曹文轩 曾志伟 田海蓉 董文华 董海川 董思远 袁文康 蔡文静 余海洋
  杜海涛 叶嘉莹 吕丽萍 吕建军 卢海鹏 沈佳妮 范志毅 汪文斌 汪海林 贾静雯 龙志毅 毛文龙 任嘉伦 姜文 石志勇 夏文汐
  `
    .split(/\s+/)
    .filter(Boolean),
)

/** A family and a given name that belong together and to nobody famous. */
export const personName = (chance: Seeded, sex: Sex): string => {
  const name = chance.pick(familyNames) + chance.pick(givenNames[sex])
  return famousNames.has(name) ? personName(chance, sex) : name
}
