import type { ExtensionResources } from '#i18n/messages/en/extensions.ts';
import type { TranslatedResources } from '#i18n/ResourceMessages.ts';

const guidelines = {
  'adults-only': '성인만 이용해요',
  'be-yourself': '내 모습 그대로, 계정은 하나만',
  'be-kind': '다정하게 대해요',
  consent: '거절을 존중해요',
  content: '보여도 괜찮은 것만 올려요',
  privacy: '사생활을 지켜요',
  drafts: '초안은 정성껏 써요',
  swaps: '교환은 허락을 받고 해요',
  money: '돈도 장사도 안 돼요',
  'meet-safely': '안전하게 만나요',
  'no-tricks': '꼼수는 안 돼요',
  report: '신고와 차단',
};

export const extensions: TranslatedResources<ExtensionResources, 'ko'> = {
  administrators: {
    name: '관리자',
    fields: {
      email: '이메일 주소',
      role: '역할',
      state: '상태',
      second_factor: '2단계 인증',
      sessions: '로그인 수',
      used_at: '마지막 사용',
      token: '링크',
    },
    choices: {
      role: { admin: '관리자', moderator: '운영자' },
      state: { active: '활성', invited: '초대됨', deactivated: '비활성' },
    },
    actions: {
      invite: '초대하기',
      renew: '새 초대 링크',
      endSessions: '모든 곳에서 로그아웃',
      deactivate: '비활성화',
      activate: '활성화',
    },
    texts: {
      actions: {
        renew: { question: '%{record} 님이 전에 받은 링크는 더 이상 쓸 수 없게 돼요.' },
        endSessions: { question: '%{record} 님이 모든 곳에서 로그아웃돼요. 다시 로그인할 수는 있어요.' },
        deactivate: { question: '%{record} 님이 모든 곳에서 로그아웃되고 더 이상 로그인할 수 없게 돼요.' },
        activate: { question: '%{record} 님이 다시 로그인할 수 있게 돼요.' },
      },
    },
  },
  audit: {
    name: '활동 기록',
    fields: {
      id: '기록',
      at: '날짜 및 시간',
      email: '관리자',
      operation: '한 일',
      resource: '대상',
      row: '항목',
      before: '변경 전',
      after: '변경 후',
      request_id: '요청',
      name: '이름',
    },
    choices: {
      operation: {
        create: '추가',
        update: '수정',
        delete: '삭제',
        close: '종료',
        login: '로그인',
        logout: '로그아웃',
        changePassword: '비밀번호 변경',
        reveal: '개인정보 열람',
        confirm: '이메일 주소 확인',
        unsubscribe: '명단에서 나감',
        invite: '초대',
        renew: '새 초대 링크',
        accept: '초대 수락',
        deactivate: '비활성화',
        activate: '활성화',
        endSessions: '세션 종료',
        claim: '담당',
        note: '메모 작성',
        decide: '조치 결정',
        suspend: '이용 정지',
        restore: '정지 해제',
        export: '데이터 내보내기',
        answer: '답변함',
        reopen: '다시 엶',
      },
      resource: {
        users: '사용자',
        faq: '자주 묻는 질문',
        category: '카테고리',
        ticket: '티켓',
        preLaunch: '사전 등록 사용자',
        subscription: '사전 등록',
        session: '세션',
        administrators: '관리자',
        invitation: '초대',
        audit: '활동 기록',
        cases: '사례',
        appeals: '이의 제기',
        contact: '문의 양식',
      },
    },
    actions: { reveal: '누구인지 보기' },
    texts: {
      record: '기록 #%{id}',
      row: '기록 #%{id}',
      list: { title: '활동 기록', empty: '아직 기록이 없어요.' },
      actions: {
        reveal: {
          question: '이름과 이메일이 표시돼요. 열람한 사실도 기록에 남아요.',
          success: '열람한 사실을 기록했어요',
          failure: '누구인지 보여 주지 못했어요',
        },
      },
    },
  },
  users: {
    fields: { measure: '정지 기간', section: '사유', note: '내부 메모', notice: '당사자에게 보이는 글' },
    choices: {
      measure: { suspend1: '1일', suspend3: '3일', suspend7: '7일', suspend30: '30일', suspend90: '90일' },
      section: guidelines,
    },
    actions: { suspend: '이용 정지', restore: '정지 해제', export: '데이터 내보내기' },
    texts: {
      actions: {
        suspend: { question: '%{record} 님은 이 기간 동안 앱을 쓸 수 없고, 자기 언어로 된 사유를 읽게 돼요.' },
        restore: { question: '%{record} 님이 바로 다시 앱을 쓸 수 있게 돼요.' },
        export: {
          question: '%{record} 님에 대해 보관 중인 모든 정보를 파일로 저장해요. 내보냈다는 기록도 남아요.',
        },
        delete: {
          question: '%{record} 님의 프로필, 사진, 티켓, 사전 등록 정보가 완전히 지워져요. 되돌릴 수 없어요.',
        },
      },
    },
  },
};
