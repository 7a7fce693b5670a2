import type { ExtensionResources } from '#i18n/messages/en/extensions.ts';
import type { TranslatedResources } from '#i18n/ResourceMessages.ts';

export const extensions: TranslatedResources<ExtensionResources, 'ko'> = {
  audit: {
    name: '활동 기록',
    fields: {
      id: '기록',
      at: '날짜 및 시간',
      email: '관리자',
      operation: '작업',
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
      },
      resource: {
        users: '사용자',
        faq: '자주 묻는 질문',
        category: '카테고리',
        ticket: '티켓',
        preLaunch: '사전 등록 사용자',
        subscription: '사전 등록',
        session: '세션',
        audit: '활동 기록',
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
};
