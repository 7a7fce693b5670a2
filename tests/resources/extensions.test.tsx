import { describeActions, describeResource, describeSessionEnd, expectSuites } from '#tests/suite/describeResource.ts';
import { testedExtensions, testedProduct } from './testedExtensions.ts';

describeResource(testedExtensions, 'cases');
describeResource(testedExtensions, 'appeals');
describeResource(testedExtensions, 'caseReports');
describeResource(testedExtensions, 'caseEvidence');
describeResource(testedExtensions, 'caseDecisions');
describeResource(testedExtensions, 'caseNotes');
describeResource(testedExtensions, 'sanctions');
describeResource(testedExtensions, 'ticket');
describeResource(testedExtensions, 'ticketMessages');
describeResource(testedExtensions, 'cannedAnswers');
describeResource(testedExtensions, 'growth');
describeResource(testedExtensions, 'letters');
describeResource(testedExtensions, 'letterMails');
describeResource(testedExtensions, 'administrators');
describeResource(testedExtensions, 'audit');
describeActions(testedProduct, 'users');
describeActions(testedProduct, 'preLaunch');
describeSessionEnd(testedExtensions, 'cases'); // whose decisions wait to be sent
expectSuites(testedExtensions);
