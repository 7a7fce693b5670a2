import { testedFestival } from '#tests/festival/testedFestival.ts';
import { describeResource, describeSessionEnd, expectSuites } from '#tests/suite/describeResource.ts';

describeResource(testedFestival, 'events');
describeResource(testedFestival, 'members');
describeResource(testedFestival, 'invoices');
describeSessionEnd(testedFestival, 'members');
expectSuites(testedFestival);
