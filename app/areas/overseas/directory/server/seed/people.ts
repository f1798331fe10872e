/** Family names and given names of the demonstration's experts by country: how they are written in Chinese, and there. */
export const demoNames: Readonly<Record<string, { family: readonly string[]; given: readonly string[] }>> = {
  JP: {
    family: ['佐仓 Sakura', '高梨 Takanashi', '森永 Morinaga', '水野 Mizuno', '藤代 Fujishiro', '早川 Hayakawa'],
    given: ['健一 Kenichi', '美和 Miwa', '直树 Naoki', '由纪 Yuki', '和彦 Kazuhiko'],
  },
  SG: {
    family: ['林 Lim', '陈 Tan', '黄 Ng', '王 Ong', '吴 Goh', '张 Teo'],
    given: ['伟明 Wei Ming', '淑芬 Siew Hoon', '志强 Chee Keong', '慧玲 Hui Ling', '国安 Kok Ann'],
  },
  TH: {
    family: ['素帕 Supha', '宗拉 Chonla', '瓦拉 Wara', '阿南 Anan', '占塔 Chanta', '纳瓦 Nawa'],
    given: ['·颂猜 Somchai', '·帕塔拉 Phattra', '·尼兰 Niran', '·玛丽 Malee', '·塔纳 Thana'],
  },
  KR: {
    family: ['金 Kim', '朴 Park', '李 Lee', '崔 Choi', '郑 Jung', '尹 Yoon'],
    given: ['道贤 Do-hyun', '秀珍 Soo-jin', '泰宇 Tae-woo', '恩京 Eun-kyung', '成民 Sung-min'],
  },
  DE: {
    family: ['贝格尔 Berger', '福格特 Vogt', '林德曼 Lindemann', '哈特曼 Hartmann', '克勒 Koehler', '温特 Winter'],
    given: ['安娜· Anna', '约纳斯· Jonas', '卡特琳· Katrin', '马丁· Martin', '斯特凡· Stefan'],
  },
  CH: {
    family: ['梅耶 Meyer', '弗雷 Frey', '鲁索 Rochat', '比尔 Buehler', '克勒克 Clerc', '施密德 Schmid'],
    given: ['洛朗· Laurent', '桑德拉· Sandra', '托马斯· Thomas', '克莱尔· Claire', '雷托· Reto'],
  },
  US: {
    family: ['哈珀 Harper', '柯林斯 Collins', '雷诺兹 Reynolds', '阿什比 Ashby', '普雷斯顿 Preston', '沃尔什 Walsh'],
    given: ['丹尼尔· Daniel', '格蕾丝· Grace', '迈克尔· Michael', '艾琳· Erin', '塞缪尔· Samuel'],
  },
  GB: {
    family: ['惠特利 Wheatley', '格雷 Gray', '阿什顿 Ashton', '朗利 Longley', '巴洛 Barlow', '哈格里夫 Hargreave'],
    given: ['奥利弗· Oliver', '夏洛特· Charlotte', '詹姆斯· James', '艾玛· Emma', '乔治· George'],
  },
}

/** Whose given name stands first where they live. */
export const givenFirst = new Set(['DE', 'CH', 'US', 'GB'])

/** Titles, the highest first. */
export const demoTitles = ['主任、教授', '科室副主任', '高级顾问医师'] as const
